import { hydrateRoot } from 'react-dom/client';
import { requestForms, type RequestFormName } from '#forms/requests.ts';
import ContactForm from './ContactForm.tsx';
import RequestForm from './RequestForm.tsx';

const isRequestForm = (name: string): name is RequestFormName => name in requestForms;

/** The form as the server drew it, with what it needs to know read back from the page. */
function formIn(place: HTMLElement) {
  const { form = '', ...contact } = place.dataset;
  if (!isRequestForm(form)) return <ContactForm {...contact} />;
  const { id = '' } = place.closest('dialog') ?? {};
  const options = [...(place.querySelector('select')?.options ?? [])].slice(1);
  const topic = options.find((option) => option.defaultSelected)?.text;
  return <RequestForm id={id} form={form} topic={topic} options={options.map((option) => option.text)} />;
}

export const mount = (place: HTMLElement) => hydrateRoot(place, formIn(place));
