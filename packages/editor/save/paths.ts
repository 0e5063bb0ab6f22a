/** Where the editor sends what is to be saved. Keystatic chose it. */
export const savePath = '/api/keystatic/update';

/** Where the editor asks what could be better in a page. */
export const advicePath = '/api/editor/advice';

/** Where the editor begins a page from its template. */
export const newPath = '/api/editor/new';

/** Where the editor asks for what was deleted. */
export const deletedPath = '/api/editor/deleted';

/** Where the editor asks what a link can lead to. */
export const pagesPath = '/api/editor/pages';

/** Where the editor sends a picture of the writer's own. */
export const picturesPath = '/api/editor/pictures';
