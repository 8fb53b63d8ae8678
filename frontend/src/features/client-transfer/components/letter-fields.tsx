import { FileCheck2, LoaderCircle } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { DayField } from '#shared/forms/day-field.tsx';
import { fieldAria, FieldFrame } from '#shared/forms/field-frame.tsx';
import { sizeFormat } from '#shared/format/size-format';
import { useLetterUpload, type UploadedLetter } from '../letter-upload.hook.js';
import type { StartValues } from '../start-transfer.form.js';

const NOTE = 'PDF, PNG or JPEG, up to 20 MB. The other agency reads it.';

/** The client's broker of record letter, which the receiver must send. */
export function LetterFields({
  form: {
    control,
    register,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<StartValues>;
}) {
  return (
    <>
      <Controller
        control={control}
        name="letter"
        render={({ field: { value, onChange } }) => (
          <LetterField letter={value} onLetter={onChange} error={errors.letter?.message} />
        )}
      />
      <DayField
        id="letter-signed"
        label="Signed on"
        required
        error={errors.signedOn?.message}
        {...register('signedOn')}
      />
    </>
  );
}

interface LetterFieldProps {
  readonly letter: UploadedLetter | null;
  readonly onLetter: (letter: UploadedLetter | null) => void;
  readonly error: string | undefined;
}

function LetterField({ letter, onLetter, error }: LetterFieldProps) {
  const { choose, sending, problem } = useLetterUpload(onLetter);
  const wrong = problem ?? (sending || letter ? undefined : error);
  return (
    <FieldFrame id="letter-file" label="Broker of record letter" error={wrong} required note={NOTE}>
      <input
        id="letter-file"
        type="file"
        accept={UPLOAD_KINDS.join(',')}
        aria-required
        disabled={sending}
        {...fieldAria('letter-file', wrong, NOTE)}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <span className="tr-upload sub" role="status">
        {sending ? (
          <>
            <LoaderCircle size={15} className="turning" aria-hidden /> Uploading
          </>
        ) : null}
        {!sending && letter ? (
          <>
            <FileCheck2 size={15} aria-hidden /> {letter.fileName}, {sizeFormat(letter.bytes)}
          </>
        ) : null}
      </span>
    </FieldFrame>
  );
}
