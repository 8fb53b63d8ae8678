import { Trash2 } from 'lucide-react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { LocationValues } from '../location-values.form.js';
import { LimitRows } from './limit-rows.js';

interface BuildingFieldsProps {
  readonly form: UseFormReturn<LocationValues>;
  readonly index: number;
  /** Those of the policy. */
  readonly blankets: readonly BlanketLimit[];
  readonly onRemove: () => void;
}

/** One building of the location form. */
export function BuildingFields({
  form: {
    control,
    register,
    formState: { errors },
  },
  index,
  blankets,
  onRemove,
}: BuildingFieldsProps) {
  const number = useWatch({ control, name: `buildings.${index}.number` });
  const wrong = errors.buildings?.[index];
  const owner = `building ${(number ?? '').trim() || index + 1}`;
  return (
    <fieldset className="location-building-fields">
      <legend className="visually-hidden">{owner}</legend>
      <div className="location-building-head">
        <TextField
          id={`building-${index}-number`}
          label="Building Number"
          required
          autoComplete="off"
          error={wrong?.number?.message}
          {...register(`buildings.${index}.number`)}
        />
        <TextField
          id={`building-${index}-description`}
          label="Building Description"
          autoComplete="off"
          error={wrong?.description?.message}
          {...register(`buildings.${index}.description`)}
        />
        <Button type="button" size="small" className="ghost" aria-label={`Remove ${owner}`} onClick={onRemove}>
          <Trash2 size={15} aria-hidden />
        </Button>
      </div>
      <Controller
        control={control}
        name={`buildings.${index}.limits`}
        render={({ field: { value, onChange } }) => (
          <LimitRows
            id={`building-${index}-limit`}
            owner={owner}
            rows={value}
            blankets={blankets}
            onChange={onChange}
          />
        )}
      />
    </fieldset>
  );
}
