import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { contactRules, type ContactMessage } from '#forms/definitions.ts';
import { asText, formatWait, mailLink, translate, whatsappLink } from '#forms/messages.ts';
import { post } from '#forms/sender.ts';
import { notify } from '#scripts/toast.ts';
import './slots.ts';
import { Field } from './forms/Field.tsx';
import { useForm } from './forms/useForm.ts';

type Props = {
  email?: string;
  whatsapp?: string;
  /** Where messages go. Without it nothing is sent, and the form offers the visitor's own e-mail or WhatsApp. */
  endpoint?: string;
  /** The privacy note, rendered by the server. */
  privacy?: ReactNode;
  /** Replaces a form that failed to load; rendered by the server. */
  children?: ReactNode;
};

export default function ContactForm({ email, whatsapp, endpoint, privacy, children }: Props) {
  const { form, errors, invalid, validate, validateAll, clear, listeners } =
    useForm<ContactMessage>(contactRules);
  const [submitting, setSubmitting] = useState(false);
  const [wait, setWait] = useWait();
  const [unsent, setUnsent] = useState<ContactMessage>();
  const busy = useRef(false);
  const isHydrated = invalid !== undefined;

  useEffect(() => void validate(), [validate]);

  const about = (name: keyof ContactMessage) => ({
    id: `contact-${name}`,
    name,
    error: errors[name] && translate(errors[name]),
  });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    const message = validateAll();
    if (!message) return;
    busy.current = true;
    setSubmitting(true);
    const result = endpoint ? await post(endpoint, message) : undefined;
    busy.current = false;
    setSubmitting(false);
    if (result && result.outcome !== 'accepted') {
      notify('error', translate('failedProblem'));
      setWait(result.wait ?? 0);
      return;
    }
    if (!endpoint) {
      // The specification asks for this.
      console.log(message);
      setUnsent(message);
    }
    alert(translate('thanks'));
    clear();
    validate();
  }

  return (
    <>
      {/* With this method a submit before hydration does nothing; client:intent replays it. */}
      <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} {...listeners}>
        <p className="form__note">{translate('required')}</p>
        <Field {...about('name')} label={translate('name')} autoComplete="name" required />
        <Field
          {...about('email')}
          label={translate('emailAddress')}
          type="email"
          autoComplete="email"
          required
        />
        <Field as="textarea" {...about('message')} label={translate('message')} rows={4} required />
        {privacy}
        <button type="submit" className="button" disabled={submitting || wait > 0}>
          {translate('sendMessage')}
        </button>
        <p className={isHydrated ? 'form__note form__said' : 'form__note form__loading'} role="status">
          {isHydrated ? wait > 0 && translate('wait', formatWait(wait)) : translate('loading')}
        </p>
      </form>
      {children}
      {unsent && <OtherWays message={unsent} email={email} whatsapp={whatsapp} />}
    </>
  );
}

/** The milliseconds that the host has asked to wait, until they are over. */
function useWait() {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(setWait, wait, 0);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait] as const;
}

type Ways = { message: ContactMessage; email?: string; whatsapp?: string };

function OtherWays({ message, email, whatsapp }: Ways) {
  const panel = useRef<HTMLDivElement>(null);
  const text = asText({ ...message });

  // After the alert, for screen readers.
  useEffect(() => panel.current?.focus(), [message]);

  return (
    <div ref={panel} className="other-ways" role="group" aria-labelledby="one-step" tabIndex={-1}>
      <p id="one-step">{translate('oneStep')}</p>
      <p className="actions">
        {email && (
          <a className="button button--quiet" href={mailLink(email, translate('messageSubject'), text)}>
            {translate('byMail')}
          </a>
        )}
        {whatsapp && (
          <a
            className="button button--quiet"
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noopener"
          >
            {translate('byWhatsApp')}
          </a>
        )}
      </p>
    </div>
  );
}
