import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#shared/forms/text-field.tsx';
import { AddressLineField } from './address-line-field.js';
import type { SuggestionCall } from './address-suggestions.hook.js';
import { fillAddress } from './filled-address.js';
import { PostalPlaceNote } from './postal-place-note.js';

const LINE_1 = { label: 'Address 1', autoComplete: 'address-line1', placeholder: 'Address 1', required: true } as const;
const FURTHER = [
  { name: 'address2', label: 'Address 2', autoComplete: 'address-line2' },
  { name: 'postalCode', label: 'Zip Code', autoComplete: 'postal-code', required: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', required: true },
] as const;

type Part = 'address1' | (typeof FURTHER)[number]['name'];

interface AddressFieldsProps {
  /** What is filled in so far of the place. */
  readonly given: ComponentProps<typeof PostalPlaceNote>['given'];
  /** Called for a field that is filled in from a code or a suggestion. */
  readonly onFill: (part: Part, value: string) => void;
  readonly call: SuggestionCall;
  /** The field of a form, and what is wrong with it. */
  readonly fieldOf: (name: Part) => UseFormRegisterReturn & { readonly error: string | undefined };
  /** The select of the country. */
  readonly children: ReactNode;
}

/** Where a new company or agency is. */
export const AddressFields = ({ fieldOf, children, call, given, onFill }: AddressFieldsProps) => (
  <>
    <AddressLineField
      id="address1"
      {...LINE_1}
      {...fieldOf('address1')}
      call={call}
      country={given.country}
      onTake={(address) => fillAddress(address, onFill)}
    />
    {FURTHER.map(({ name, ...line }) => (
      <TextField key={name} id={name} {...line} {...fieldOf(name)} />
    ))}
    <PostalPlaceNote given={given} onFill={onFill} />
    {children}
  </>
);
