import './fields.css';

/** The editor leaves room for every field; for this it does not. */
export const Nothing = () => <span className="editor-nothing" hidden />;
