import { useState, type ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { addYears, isCalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyValues } from './policy-values.form.js';

/** Most policies run for one year: the expiration date follows the effective date until the person types another. */
export function useProposedExpiry({ control, getValues, setValue }: UseFormReturn<PolicyValues>) {
  const [proposed, setProposed] = useState<string | null>(null);
  const expiresOn = useWatch({ control, name: 'expiresOn' });
  const propose = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const typed = getValues('expiresOn');
    if (!isCalendarDate(value) || (typed !== '' && typed !== proposed)) return;
    const inOneYear = addYears(value, 1);
    setProposed(inOneYear);
    setValue('expiresOn', inOneYear, { shouldDirty: true, shouldValidate: typed !== '' });
  };
  return { propose, isProposed: expiresOn !== '' && expiresOn === proposed };
}
