import { Fragment } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { addressSuggestions } from '@covertrail/contracts/address/address.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { AddressLineField } from '#shared/addresses/address-line-field.tsx';
import { fillAddress, type AddressPart } from '#shared/addresses/filled-address';
import { PostalPlaceNote } from '#shared/addresses/postal-place-note.tsx';
import { COUNTRIES } from '#shared/choices/countries';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import type { LocationValues } from '../location-values.form.js';
import { PlaceChoice } from './place-choice.js';

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

/** How a location names the parts of an address. */
const PLACE_PART: Readonly<Record<AddressPart, keyof LocationPlace>> = {
  address1: 'address1',
  address2: 'address2',
  postalCode: 'zipCode',
  city: 'city',
  state: 'state',
};

/** What a place of another policy fills in: it has a number and a description of its own. */
const TAKEN = ['address1', 'address2', 'zipCode', 'city', 'state', 'county', 'country'] as const;

interface PlaceFieldsProps {
  readonly form: UseFormReturn<LocationValues>;
  /** The policy to which a location is added; null for a location that is there. */
  readonly addsTo: Pick<PolicyDetails, 'id' | 'insuredId'> | null;
}

/** Number and address of a location. */
export function PlaceFields({ form, addsTo }: PlaceFieldsProps) {
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const { city = '', state = '', country = '', zipCode: code = '' } = useWatch({ control, name: 'place' });
  const fill = (part: keyof LocationPlace, value: string) =>
    setValue(`place.${part}`, value, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="location-fields">
      {FIELDS.map(({ name, ...line }) => {
        const error = errors.place?.[name]?.message;
        const field = { id: `place-${name}`, autoComplete: 'off', error, ...line, ...register(`place.${name}`) };
        return name === 'address1' ? (
          // After the number, which has the focus when the form opens, and before the address that it fills in.
          <Fragment key={name}>
            {addsTo ? (
              <PlaceChoice policy={addsTo} onTake={(place) => TAKEN.forEach((part) => fill(part, place[part]))} />
            ) : null}
            <AddressLineField
              {...field}
              call={addressSuggestions}
              country={country}
              onTake={(address) => fillAddress(address, (part, value) => fill(PLACE_PART[part], value))}
            />
          </Fragment>
        ) : (
          <TextField key={name} {...field} />
        );
      })}
      <PostalPlaceNote given={{ city, state, country, code }} onFill={fill} />
      <FormSelect id="place-country" name="place.country" label="Country" control={control} choices={COUNTRIES} />
    </div>
  );
}
