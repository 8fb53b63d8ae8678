import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PostalPlaceNote } from '#shared/addresses/postal-place-note.tsx';
import { COUNTRIES } from '#shared/choices/countries';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-values.form.js';

const COMPANY = [
  { name: 'companyName', label: 'Company Name', autoComplete: 'organization', required: true },
  { name: 'taxId', label: 'Tax ID/FEIN', autoComplete: 'off', placeholder: '11-1111111' },
  { name: 'address1', label: 'Address 1', autoComplete: 'address-line1', placeholder: 'Address 1', required: true },
  { name: 'address2', label: 'Address 2', autoComplete: 'address-line2' },
  { name: 'postalCode', label: 'Zip Code', autoComplete: 'postal-code', required: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', required: true },
] as const;

/** The company that is founded. */
export function CompanyFields({ form }: { readonly form: UseFormReturn<SignUpValues> }) {
  const { errors } = form.formState;
  const { city, state, country, postalCode } = { ...EMPTY_SIGN_UP, ...useWatch({ control: form.control }) };
  return (
    <>
      <h2>Your company</h2>
      {COMPANY.map(({ name, ...line }) => (
        <TextField key={name} id={name} error={errors[name]?.message} {...line} {...form.register(name)} />
      ))}
      <PostalPlaceNote
        given={{ city, state, country, code: postalCode }}
        onFill={(part, value) => form.setValue(part, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormSelect id="country" name="country" label="Country" control={form.control} choices={COUNTRIES} required />
    </>
  );
}
