import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PostalPlaceNote } from '#shared/addresses/postal-place-note.tsx';
import { TextField } from '#shared/forms/text-field.tsx';

const ADDRESS = [
  { name: 'address1', label: 'Address 1', autoComplete: 'address-line1', placeholder: 'Address 1', required: true },
  { name: 'address2', label: 'Address 2', autoComplete: 'address-line2' },
  { name: 'postalCode', label: 'Zip Code', autoComplete: 'postal-code', required: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', required: true },
] as const;

interface AddressFieldsProps extends ComponentProps<typeof PostalPlaceNote> {
  /** The field of a form, and what is wrong with it. */
  readonly fieldOf: (
    name: (typeof ADDRESS)[number]['name'],
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
  /** The select of the country. */
  readonly children: ReactNode;
}

/** Where a new company or agency is. */
export const AddressFields = ({ fieldOf, children, ...place }: AddressFieldsProps) => (
  <>
    {ADDRESS.map(({ name, ...line }) => (
      <TextField key={name} id={name} {...line} {...fieldOf(name)} />
    ))}
    <PostalPlaceNote {...place} />
    {children}
  </>
);
