// What all forms share: the fields keep their own values, so nothing typed before the script arrived is lost,
// and this hook reads them, judges them and remembers what is wrong.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';
import * as v from 'valibot';
import type { Rules, Tidy } from '#forms/form.ts';

type Errors = Record<string, string | undefined>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLElement && 'name' in target;

/** Puts the tidied text into the field and leaves the caret where it was. */
function tidyField(control: Control, tidy?: Tidy) {
  const rule = tidy?.[control.name];
  if (!rule || !(control instanceof HTMLInputElement)) return;
  const tidied = rule(control.value);
  if (tidied === control.value) return;
  const caret = rule(control.value.slice(0, control.selectionStart ?? undefined)).length;
  control.value = tidied;
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

export function useForm<Values>(rules: (now: number) => Rules, tidy?: Tidy) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** A field that is left reports no error while a button is pressed, nor before the form has offered a day. */
  const isQuiet = useRef(true);
  /** The fields that would be refused now; undefined until the form is alive. */
  const [invalid, setInvalid] = useState<string[]>();
  const [day, setDay] = useState('');

  const judge = useCallback(() => {
    const written = Object.fromEntries(new FormData(form.current ?? undefined));
    const result = v.safeParse(v.object(rules(Date.now())), written, { abortPipeEarly: true });
    const messages: Errors = {};
    for (const issue of result.issues ?? []) messages[String(issue.path?.[0].key)] ??= issue.message;
    setDay(String(written.appointmentDate));
    const fields = Object.keys(messages);
    setInvalid((before) => (before?.join() === fields.join() ? before : fields));
    // What a form takes is what its rules let through.
    return { messages, values: result.success ? (result.output as Values) : undefined };
  }, [rules]);

  // Also what stands beside the form, such as the button that closes its dialog.
  useEffect(() => {
    const signs = ['pointerdown', 'pointercancel', 'click', 'keydown'];
    const heard = ({ type, target }: Event) => {
      isQuiet.current = type === signs[0] && target instanceof Element && !!target.closest('a, button');
    };
    for (const sign of signs) addEventListener(sign, heard, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, heard, true);
    };
  }, []);

  // Reports errors of fields that were filled and left before hydration.
  useEffect(() => {
    const written = [...(form.current?.elements ?? [])].filter(isControl).filter(({ value }) => value);
    for (const control of written) tidyField(control, tidy);
    const { messages } = judge();
    const left = written.filter((control) => control !== document.activeElement);
    setErrors(Object.fromEntries(left.map(({ name }) => [name, messages[name]])));
    isQuiet.current = false;
  }, [judge, tidy]);

  // The message of the field that was left moves the next one, which has the focus by now.
  useEffect(() => {
    const active = document.activeElement;
    if (active && form.current?.contains(active)) active.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  const edited = ({ target, nativeEvent }: SyntheticEvent) => {
    if (!isControl(target)) return;
    // Text that is still being composed belongs to the keyboard.
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) tidyField(target, tidy);
    const { name } = target;
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before));
    judge();
  };

  const left = ({ target }: FocusEvent) => {
    // A message that appears while a button is being pressed would move the button away from the finger.
    if (!isControl(target) || !target.name || isQuiet.current) return;
    tidyField(target, tidy);
    const { messages } = judge();
    setErrors((before) => ({ ...before, [target.name]: messages[target.name] }));
  };

  return {
    form,
    errors,
    invalid,
    day,
    judge,
    /** Judges everything, shows what is wrong and goes to the first of it. */
    check() {
      const { messages, values } = judge();
      setErrors(messages);
      const first = Object.keys(messages)[0];
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return values;
    },
    clear: useCallback(() => {
      form.current?.reset();
      setErrors({});
    }, []),
    listeners: {
      onInput: edited,
      onChange: edited,
      onCompositionEnd: edited,
      onBlur: left,
    },
  };
}
