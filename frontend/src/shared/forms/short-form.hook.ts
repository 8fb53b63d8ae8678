import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import type { Problem } from '../api/api-problem.js';
import { wrongText } from './field-resolver.js';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface Options<Name extends string> {
  readonly empty: Texts<Name>;
  readonly rules: Readonly<Record<Name, FieldRule>>;
  /** The problem of the command that the form sends: its field errors appear at the fields. */
  readonly problem: Problem | null;
}

/**
 * A form of a few lines of text for a page that must be there at once: it needs no library of forms. As in the other forms a field
 * is checked when it is left and on every change after that, and the first wrong one gets the focus when the form is sent.
 */
export function useShortForm<Name extends string>({ empty, rules, problem }: Options<Name>) {
  const [values, setValues] = useState<Texts<Name>>(empty);
  const [sent, setSent] = useState<Texts<Name> | null>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const wrong = (name: Name) => wrongText(rules[name].check(values[name]));
  /** What the server said of a text stands until that is changed. */
  const refused = (name: Name) => (sent?.[name] === values[name] ? problem?.fieldErrors[name] : undefined);
  const change = (name: Name, text: string) => setValues({ ...values, [name]: text });
  const check = (names: readonly string[]) => setChecked([...checked, ...names]);
  return {
    /** Leaves the fields that it does not name as they are. */
    fill(texts: Partial<Texts<Name>>): void {
      setValues((before) => ({ ...before, ...texts }));
      setChecked([]);
    },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: (checked.includes(name) ? wrong(name) : null) ?? refused(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
      onBlur: () => check([name]),
    }),
    submit: (names: readonly Name[], send: (texts: Texts<Name>) => void) => (event: FormEvent<HTMLFormElement>) => {
      check(names);
      const first = names.find((name) => wrong(name) !== null);
      if (first === undefined) {
        setSent(values);
        send(values);
        return;
      }
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}
