import { noticeDays } from '@covertrail/domain/fields/endorsement-fields';
import { wrongText } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';
import { wholeNumber } from '#shared/forms/whole-number';
import type { FurtherPartProps } from '../further-values.form.js';

const wrongWith = (days: number | undefined): string | undefined =>
  days === undefined ? undefined : (wrongText(noticeDays.check(days)) ?? undefined);

/** Days of notice before the insurer cancels, which an endorsement must give. */
export function AskedNotice({ line, value, onChange }: FurtherPartProps<'cancellationNotice'>) {
  const enter = (days: number | undefined) => onChange(days === undefined ? undefined : { ...value, days });
  const enterNonPayment = (days: number, nonPaymentDays: number | undefined) =>
    onChange(nonPaymentDays === undefined ? { days } : { days, nonPaymentDays });
  return (
    <fieldset className="further-part">
      <legend>Notice of cancellation</legend>
      <div className="template-limits">
        <TextField
          id={`${line}-notice`}
          label="Days of notice, at least"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Not required"
          value={value?.days ?? ''}
          error={wrongWith(value?.days)}
          note="Proved by an endorsement, never by the text of a certificate"
          onChange={({ target }) => enter(wholeNumber(target.value))}
        />
        {value ? (
          <TextField
            id={`${line}-notice-non-payment`}
            label="Days of notice for non-payment, at least"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Not required"
            value={value.nonPaymentDays ?? ''}
            error={wrongWith(value.nonPaymentDays)}
            onChange={({ target }) => enterNonPayment(value.days, wholeNumber(target.value))}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
