import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Problem } from '#shared/api/api-problem';
import { useFieldForm } from '#shared/forms/use-field-form';
import { POLICY_RULES } from './policy-rules.form.js';
import type { PolicyValues } from './policy-values.form.js';

export interface PolicyFormOptions {
  /** What the form begins with, and begins again with when it changes: the same object while it does not. */
  readonly values: PolicyValues;
  /** Unsaved input that the form begins with. */
  readonly draft?: PolicyValues | null;
  /** Error messages of the command, by the fields of its body; the form shows them at its own fields. */
  readonly problem: Problem | null;
  readonly onDirty?: (dirty: boolean) => void;
  /** Called with the whole input whenever the person changes it. */
  readonly onInput?: (values: PolicyValues) => void;
}

/** The form of a policy: it has the input of all sections, also of those that are not on the page. */
export function usePolicyForm({
  values,
  draft = null,
  problem,
  onDirty,
  onInput,
}: PolicyFormOptions): UseFormReturn<PolicyValues> {
  const form = useFieldForm<PolicyValues>({ rules: POLICY_RULES, defaults: values, problem });
  const { isDirty, dirtyFields } = form.formState;
  // A field that is drawn anew after a save may add an empty key, which makes the form dirty without a changed field.
  const isChanged = isDirty && hasChanged(dirtyFields);
  useEffect(() => onDirty?.(isChanged), [isChanged, onDirty]);
  useDraft(form, draft, onInput);
  useNewerValues(form, values);
  return form;
}

/** Whether a field is marked, at any depth. */
const hasChanged = (marks: unknown): boolean =>
  typeof marks === 'object' && marks !== null ? Object.values(marks).some(hasChanged) : marks === true;

/** Puts unsaved input into a new form, which then differs from its defaults, and passes on what is typed. */
function useDraft(
  form: UseFormReturn<PolicyValues>,
  draft: PolicyValues | null,
  onInput: PolicyFormOptions['onInput'],
): void {
  const begin = useEffectEvent(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  });
  const input = useEffectEvent(() => onInput?.(form.getValues()));
  useEffect(() => begin(), []);
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined) input();
    });
    return unsubscribe;
  }, [watch]);
}

/** Begins again with values that were saved meanwhile. What is open and where the focus is stays as it is. */
function useNewerValues(form: UseFormReturn<PolicyValues>, values: PolicyValues): void {
  const shown = useRef(values);
  const { reset } = form;
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    reset(values);
  }, [reset, values]);
}
