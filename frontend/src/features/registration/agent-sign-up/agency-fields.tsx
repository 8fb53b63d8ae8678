import { useWatch, type UseFormReturn } from 'react-hook-form';
import { openAddressSuggestions } from '@covertrail/contracts/address/address.calls';
import { COUNTRIES } from '#shared/choices/countries';
import { OTHER_SYSTEM, SYSTEM_CHOICES } from '#shared/choices/management-systems';
import { SYSTEM_FIELDS } from './agency-system.form.js';
import { AgencyLogo } from './agency-logo.js';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { AddressFields } from '#shared/addresses/address-fields.tsx';
import { EMPTY_AGENCY, type AgencyValues } from './agency-values.form.js';

const AGENCY = [
  { name: 'license', label: 'Agent License Number', autoComplete: 'off' },
  { name: 'fax', label: 'Fax Number', autoComplete: 'off' },
] as const;

/** The agency that is founded [A08]. */
export function AgencyFields({ form }: { readonly form: UseFormReturn<AgencyValues> }) {
  const { control, formState, register, setValue } = form;
  const { errors } = formState;
  const values = { ...EMPTY_AGENCY, ...useWatch({ control }) };
  const fieldOf = (name: keyof AgencyValues) => ({ ...register(name), error: errors[name]?.message });
  return (
    <>
      <h2>Your agency</h2>
      <TextField id="agencyName" label="Agency Name" autoComplete="organization" required {...fieldOf('agencyName')} />
      {values.amsName === '' ? (
        <FormSelect
          id="managementSystem"
          name="managementSystem"
          label="Agency Management System"
          placeholder="Choose"
          control={control}
          choices={SYSTEM_CHOICES}
          required
        />
      ) : (
        SYSTEM_FIELDS[values.amsName].map(({ name, ...line }) => (
          <TextField
            key={name}
            id={name}
            autoComplete="off"
            {...(name === 'sagittaPassword' ? { type: 'password' } : {})}
            {...line}
            {...fieldOf(name)}
          />
        ))
      )}
      {values.managementSystem === OTHER_SYSTEM ? (
        <TextField
          id="otherSystem"
          label="Name of the system"
          autoComplete="off"
          required
          {...fieldOf('otherSystem')}
        />
      ) : null}
      {AGENCY.map(({ name, ...line }) => (
        <TextField key={name} id={name} {...line} {...fieldOf(name)} />
      ))}
      <AddressFields
        call={openAddressSuggestions}
        fieldOf={fieldOf}
        given={{ city: values.city, state: values.state, country: values.country, code: values.postalCode }}
        onFill={(part, value) => setValue(part, value, { shouldDirty: true, shouldValidate: true })}
      >
        <FormSelect id="country" name="country" label="Country" control={control} choices={COUNTRIES} required />
      </AddressFields>
      <AgencyLogo
        uploadId={values.logoUploadId}
        onChange={(uploadId) => setValue('logoUploadId', uploadId, { shouldDirty: true })}
      />
    </>
  );
}
