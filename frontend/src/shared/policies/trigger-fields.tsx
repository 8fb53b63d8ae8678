import type { ComponentProps } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Trigger } from '@covertrail/domain/insurance/coverage';
import { FormDay, FormSelect } from '../forms/bound-fields.js';

type Select<Values extends FieldValues> = ComponentProps<typeof FormSelect<Values>>;
type Day<Values extends FieldValues> = ComponentProps<typeof FormDay<Values>>;

interface TriggerFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly trigger: Pick<Select<Values>, 'id' | 'choices' | 'placeholder'> & { readonly name: FieldPath<Values> };
  /** The retroactive date, which only claims-made policies have. */
  readonly retroactive: Pick<Day<Values>, 'id' | 'label' | 'note' | 'required'> & { readonly name: FieldPath<Values> };
  readonly disabled?: boolean;
}

const CLAIMS_MADE: Trigger = 'claimsMade';

/** Occurrence or claims-made, and for claims-made its retroactive date: of a policy, or of a template's requirement. */
export function TriggerFields<Values extends FieldValues>({
  control,
  trigger,
  retroactive,
  disabled = false,
}: TriggerFieldsProps<Values>) {
  const chosen: unknown = useWatch({ control, name: trigger.name });
  return (
    <>
      <FormSelect label="Coverage trigger" clearable control={control} disabled={disabled} {...trigger} />
      {chosen === CLAIMS_MADE ? <FormDay control={control} disabled={disabled} {...retroactive} /> : null}
    </>
  );
}
