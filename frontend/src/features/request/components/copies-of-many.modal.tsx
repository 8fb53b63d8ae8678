import { Controller } from 'react-hook-form';
import { copyEmails } from '@covertrail/domain/fields/request-fields';
import { plural } from '#shared/format/plural';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Radio } from '#shared/ui/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Form } from '#shared/ui/form.tsx';
import type { ChosenCopies } from '../changed-copies.view.js';
import { listedIn } from './ask-values.form.js';

interface CopiesOfManyProps {
  readonly count: number;
  readonly onChosen: (copies: ChosenCopies) => void;
  readonly onClose: () => void;
}

interface CopiesValues {
  readonly cc: string;
  readonly way: 'add' | 'replace';
}

const WAYS = [
  ['add', 'Add these to those who get copies already'],
  ['replace', 'Only these from now on'],
] as const;

/** Asks who gets copies of several requests [D01]. Nobody is added by an empty field; it takes everyone off where only these are meant. */
export default function CopiesOfMany({ count, onChosen, onClose }: CopiesOfManyProps) {
  const { control, register, handleSubmit, formState } = useFieldForm<CopiesValues>({
    rules: {
      cc: (_value, { cc, way }) =>
        way === 'add' && listedIn(cc).length === 0 ? 'Please enter Email.' : copyEmails.check(listedIn(cc)),
    },
    defaults: { cc: '', way: 'add' },
    problem: null,
  });
  const save = handleSubmit(({ cc, way }) => onChosen({ cc: listedIn(cc), keepsOthers: way === 'add' }));
  return (
    <ConfirmDialog
      open
      title={`Change copies of ${plural(count, 'request')}`}
      confirm="Change copies"
      cancel="Cancel"
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Form noValidate className="ask-form" onSubmit={() => void save()}>
        <TextField
          id="many-cc"
          label="Copies to"
          autoComplete="off"
          error={formState.errors.cc?.message}
          note="E-mail addresses, separated by commas. Who is new gets a copy at once; who is taken off gets no more."
          {...register('cc')}
        />
        <Controller
          name="way"
          control={control}
          render={({ field: { value, onChange } }) => (
            <fieldset className="ask-ways">
              <legend>What about others?</legend>
              {WAYS.map(([way, label]) => (
                <Radio
                  key={way}
                  id={`copies-${way}`}
                  name="way"
                  label={label}
                  value={way}
                  checked={value === way}
                  onChange={() => onChange(way)}
                />
              ))}
            </fieldset>
          )}
        />
      </Form>
    </ConfirmDialog>
  );
}
