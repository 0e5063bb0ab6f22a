// Validates uncontrolled fields, so that text typed before hydration is not lost.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';
import * as v from 'valibot';
import type { Rules, Tidy } from '#forms/definitions.ts';
import type { RequestMessage } from '#forms/messages.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLElement && 'name' in target;

/** Formats the text of the field and restores the caret. */
function tidyField(control: Control, tidy?: Tidy) {
  const rule = tidy?.[control.name];
  if (!rule || !(control instanceof HTMLInputElement)) return;
  const tidied = rule(control.value);
  if (tidied === control.value) return;
  const caret = rule(control.value.slice(0, control.selectionStart ?? undefined)).length;
  control.value = tidied;
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

/** The rules report keys of messages. */
export function useForm<Values>(rules: (now: number) => Rules, tidy?: Tidy) {
  type Name = keyof Values & string;
  type Errors = Partial<Record<string, RequestMessage>>;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** Blur shows no error while a button is pressed, nor before the form has set its date. */
  const isQuiet = useRef(true);
  /** The fields that are invalid now; undefined until hydration. */
  const [invalid, setInvalid] = useState<Name[]>();
  const [day, setDay] = useState('');

  const validate = useCallback(() => {
    const written = Object.fromEntries(new FormData(form.current ?? undefined));
    const messages: Errors = {};
    const values: Record<string, string | null> = {};
    for (const [name, rule] of Object.entries(rules(Date.now()))) {
      const { success, output, issues } = v.safeParse(rule, written[name], { abortPipeEarly: true });
      if (success) values[name] = output;
      else messages[name] = issues[0].message as RequestMessage;
    }
    setDay(String(written.appointmentDate));
    const fields = Object.keys(messages) as Name[];
    setInvalid((before) => (before?.join() === fields.join() ? before : fields));
    // The output of the rules has the type of the form's values.
    return { messages, values: fields.length === 0 ? (values as Values) : undefined };
  }, [rules]);

  // Includes buttons outside the form, such as the one that closes its dialog.
  useEffect(() => {
    const types = ['pointerdown', 'pointercancel', 'click', 'keydown'];
    const onPress = ({ type, target }: Event) => {
      isQuiet.current = type === types[0] && target instanceof Element && !!target.closest('a, button');
    };
    for (const type of types) addEventListener(type, onPress, true);
    return () => {
      for (const type of types) removeEventListener(type, onPress, true);
    };
  }, []);

  // Reports errors of fields that were filled and left before hydration.
  useEffect(() => {
    const written = [...(form.current?.elements ?? [])].filter(isControl).filter(({ value }) => value);
    for (const control of written) tidyField(control, tidy);
    const { messages } = validate();
    const left = written.filter((control) => control !== document.activeElement);
    // A replayed click may have reported more already.
    setErrors((before) => ({
      ...Object.fromEntries(left.map(({ name }) => [name, messages[name]])),
      ...before,
    }));
    isQuiet.current = false;
  }, [validate, tidy]);

  // A new error moves the focused field below it.
  useEffect(() => {
    const active = document.activeElement;
    if (active && form.current?.contains(active)) active.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  const onEdit = ({ target, nativeEvent }: SyntheticEvent) => {
    if (!isControl(target)) return;
    // Text under composition (IME) must not change.
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) tidyField(target, tidy);
    const { name } = target;
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before));
    validate();
  };

  const onBlur = ({ target }: FocusEvent) => {
    // An error that appears during a press would move the button away from the finger.
    if (!isControl(target) || !target.name || isQuiet.current) return;
    tidyField(target, tidy);
    const { messages } = validate();
    setErrors((before) => ({ ...before, [target.name]: messages[target.name] }));
  };

  return {
    form,
    errors,
    invalid,
    day,
    validate,
    /** Validates all fields, shows the errors and focuses the first invalid field. */
    validateAll() {
      const { messages, values } = validate();
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
      onInput: onEdit,
      onChange: onEdit,
      onCompositionEnd: onEdit,
      onBlur,
    },
  };
}
