import type { UseFormReturn } from 'react-hook-form';
import { DayField } from '../../../shared/forms/day-field.js';
import { TextField } from '../../../shared/forms/text-field.js';
import type { StartValues } from '../start-transfer.form.js';

/** The client's broker of record letter: the receiver's case. */
export function LetterFields({ form: { register, formState: { errors } } }: { readonly form: UseFormReturn<StartValues> }) {
  return (
    <>
      <TextField
        id="letter-name" label="Broker of record letter" required autoComplete="off" placeholder="letter-granite-peak.pdf"
        note="The name under which your agency keeps the client’s letter." error={errors.fileName?.message} {...register('fileName')}
      />
      <DayField id="letter-signed" label="Signed on" required error={errors.signedOn?.message} {...register('signedOn')} />
    </>
  );
}
