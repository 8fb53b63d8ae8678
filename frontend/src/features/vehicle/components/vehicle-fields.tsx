import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '#shared/forms/text-field.tsx';
import { vinWarning, type VehicleValues } from '../vehicle-values.form.js';

/** What identifies a vehicle. A check digit that does not fit is a warning. */
export function VehicleFields({ form }: { readonly form: UseFormReturn<VehicleValues> }) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const warning = vinWarning(useWatch({ control, name: 'vin' }));
  return (
    <>
      <TextField
        id="vehicle-vin"
        label="VIN"
        required
        autoComplete="off"
        maxLength={30}
        error={errors.vin?.message}
        note={warning}
        {...register('vin')}
      />
      <TextField
        id="vehicle-year"
        label="Year"
        inputMode="numeric"
        autoComplete="off"
        error={errors.year?.message}
        {...register('year')}
      />
      <TextField id="vehicle-make" label="Make" autoComplete="off" error={errors.make?.message} {...register('make')} />
      <TextField
        id="vehicle-model"
        label="Model"
        autoComplete="off"
        error={errors.model?.message}
        {...register('model')}
      />
    </>
  );
}
