import { useWatch, type UseFormReturn } from 'react-hook-form';
import { openAddressSuggestions } from '@covertrail/contracts/address/address.calls';
import { COUNTRIES } from '#shared/choices/countries';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { AddressFields } from '#shared/addresses/address-fields.tsx';
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-values.form.js';

const COMPANY = [
  { name: 'companyName', label: 'Company Name', autoComplete: 'organization', required: true },
  { name: 'taxId', label: 'Tax ID/FEIN', autoComplete: 'off', placeholder: '11-1111111' },
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
      <AddressFields
        call={openAddressSuggestions}
        fieldOf={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        given={{ city, state, country, code: postalCode }}
        onFill={(part, value) => form.setValue(part, value, { shouldDirty: true, shouldValidate: true })}
      >
        <FormSelect id="country" name="country" label="Country" control={form.control} choices={COUNTRIES} required />
      </AddressFields>
      <TextField
        id="agentEmail"
        type="email"
        label="Email of your insurance agent"
        autoComplete="off"
        note="The agent is invited to represent your company as soon as it is signed up."
        error={errors.agentEmail?.message}
        {...form.register('agentEmail')}
      />
    </>
  );
}
