import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PostalPlaceNote } from '#shared/addresses/postal-place-note.tsx';
import { COUNTRIES } from '#shared/choices/countries';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import type { LocationValues } from '../location-values.form.js';

const FIELDS = [
  { name: 'number', label: 'Location Number', required: true },
  { name: 'address1', label: 'Address 1', required: true },
  { name: 'address2', label: 'Address 2' },
  { name: 'zipCode', label: 'Zip Code' },
  { name: 'city', label: 'City', required: true },
  { name: 'state', label: 'State', required: true, maxLength: 2 },
  { name: 'county', label: 'County' },
  { name: 'description', label: 'Description of Property' },
] as const;

/** Number and address of a location. */
export function PlaceFields({ form }: { readonly form: UseFormReturn<LocationValues> }) {
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const { city = '', state = '', country = '', zipCode: code = '' } = useWatch({ control, name: 'place' });
  return (
    <div className="location-fields">
      {FIELDS.map(({ name, label, ...more }) => (
        <TextField
          key={name}
          id={`place-${name}`}
          label={label}
          autoComplete="off"
          error={errors.place?.[name]?.message}
          {...more}
          {...register(`place.${name}`)}
        />
      ))}
      <PostalPlaceNote
        given={{ city, state, country, code }}
        onFill={(part, value) => setValue(`place.${part}`, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormSelect id="place-country" name="place.country" label="Country" control={control} choices={COUNTRIES} />
    </div>
  );
}
