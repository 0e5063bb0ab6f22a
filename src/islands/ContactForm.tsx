import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  contactFailed,
  contactRules,
  contactThanks,
  type ContactMessage,
} from '#forms/definitions/contact.ts';
import { asText, mailLink, whatsappLink } from '#forms/messages.ts';
import { post } from '#forms/sending/sender.ts';
import { waitNote } from '#forms/sending/wait.ts';
import { loadingNote, requiredNote } from '#forms/words.ts';
import { notify } from '#scripts/toast.ts';
import './slots.ts';
import { Field } from './forms/Field.tsx';
import { useForm } from './forms/useForm.ts';

type Props = {
  email?: string;
  whatsapp?: string;
  /** Where messages go. Without it nothing is sent, and the form offers the visitor's own e-mail or WhatsApp. */
  endpoint?: string;
  /** What happens to what is written here, drawn by the server. */
  privacy?: ReactNode;
  /** What stands in the place of a form that cannot work, drawn by the server. */
  children?: ReactNode;
};

export default function ContactForm({ email, whatsapp, endpoint, privacy, children }: Props) {
  const { form, errors, invalid, judge, check, clear, listeners } = useForm<ContactMessage>(contactRules);
  const [submitting, setSubmitting] = useState(false);
  const [wait, setWait] = useWait();
  const [unsent, setUnsent] = useState<ContactMessage>();
  const busy = useRef(false);
  const alive = invalid !== undefined;

  useEffect(() => void judge(), [judge]);

  const about = (name: keyof ContactMessage) => ({ id: `contact-${name}`, name, error: errors[name] });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    const message = check();
    if (!message) return;
    busy.current = true;
    setSubmitting(true);
    const answer = endpoint ? await post(endpoint, message) : undefined;
    busy.current = false;
    setSubmitting(false);
    if (answer && answer.outcome !== 'accepted') {
      notify.error(contactFailed);
      setWait(answer.wait ?? 0);
      return;
    }
    if (!endpoint) {
      console.log(message);
      setUnsent(message);
    }
    alert(contactThanks);
    clear();
    judge();
  }

  return (
    <>
      {/* By this method a press that comes before the script goes nowhere; it is done once the script is there. */}
      <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} {...listeners}>
        <p className="form__note">{requiredNote}</p>
        <Field {...about('name')} label="Full Name" autoComplete="name" required />
        <Field {...about('email')} label="Email Address" type="email" autoComplete="email" required />
        <Field as="textarea" {...about('message')} label="Message" rows={4} required />
        {privacy}
        <button type="submit" className="button" disabled={submitting || wait > 0}>
          Send Message
        </button>
        <p className={alive ? 'form__note form__said' : 'form__note form__loading'} role="status">
          {alive ? wait > 0 && waitNote(wait) : loadingNote}
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

  // After the thanks this is what comes next, also for who cannot see it.
  useEffect(() => panel.current?.focus(), [message]);

  return (
    <div ref={panel} className="other-ways" role="group" aria-labelledby="one-step" tabIndex={-1}>
      <p id="one-step">One step is left: send us your message.</p>
      <p className="actions">
        {email && (
          <a className="button button--quiet" href={mailLink(email, 'Message from the website', text)}>
            By e-mail
          </a>
        )}
        {whatsapp && (
          <a
            className="button button--quiet"
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noopener"
          >
            By WhatsApp
          </a>
        )}
      </p>
    </div>
  );
}
