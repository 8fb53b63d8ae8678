import type { UseFormReturn } from 'react-hook-form';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import type { TextTerm } from '@covertrail/domain/insurance/terms/unstated-terms';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface TextSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
  readonly name: 'descriptionOfOperations' | TextTerm;
  readonly label: string;
  readonly rows?: number;
  readonly mostRows?: number;
  readonly placeholder?: string;
}

/** A text of a policy [C16]. */
export const TextSection = ({ form: { control }, name, ...props }: TextSectionProps) => (
  <div className="panel-body">
    <FormArea id={name} name={name} control={control} limit={NOTE_LENGTH} {...props} />
  </div>
);
