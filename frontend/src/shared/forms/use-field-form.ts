import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Problem } from '../api/api-problem.js';
import { fieldResolver, type FormRules } from './field-resolver.js';

interface Options<Values extends FieldValues> {
  readonly rules: FormRules<Values>;
  readonly defaults: DefaultValues<Values>;
  /** The problem of the command that the form sends: its field errors appear at the fields. */
  readonly problem?: Problem | null;
}

/** A form with field rules: a field is checked when it is left, and on every change after it was wrong. */
export function useFieldForm<Values extends FieldValues>({
  rules,
  defaults,
  problem,
}: Options<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ resolver: fieldResolver(rules), defaultValues: defaults, mode: 'onTouched' });
  const { setError } = form;
  useEffect(() => {
    for (const [field, message] of Object.entries(problem?.fieldErrors ?? {}))
      setError(field as Path<Values>, { type: 'server', message });
  }, [problem, setError]);
  return form;
}
