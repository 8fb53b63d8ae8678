import { address1, address2, city, companyName, postalCode, state } from '@covertrail/domain/fields/company-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { holderNotes, primaryNamedInsured } from '@covertrail/domain/fields/holder-fields';
import { pattern } from '@covertrail/domain/fields/text-rules';
import type { HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { BookCells, BookColumn } from '#book-imports/book-kind';

export type HolderField =
  | 'name'
  | keyof HolderAddress
  | 'notes'
  | 'includeNotesAndAddressOnCoi'
  | 'primaryNamedInsured'
  | 'furtherNamedInsureds';

/** Each part of an address, which is given whole or not at all. */
export const ADDRESS_RULES = { address1, address2, city, state, postalCode } as const;
const ADDRESS_FIELDS = ['address1', 'address2', 'city', 'state', 'postalCode'] as const;

/** The columns of a sheet of certificate holders, in the order of the sample, with other titles that people and their systems give them [G08]. */
export const HOLDER_COLUMNS: Readonly<Record<HolderField, BookColumn>> = {
  name: {
    title: 'Certificate Holder',
    rule: companyName,
    needed: true,
    also: ['Holder', 'Holder Name', 'Name', 'Company', 'Company Name', 'Certificate Holder Name'],
  },
  address1: {
    title: 'Address 1',
    rule: optional(address1),
    also: ['Address', 'Street', 'Street Address', 'Address Line 1', 'Mailing Address'],
  },
  address2: { title: 'Address 2', rule: optional(address2), also: ['Address Line 2', 'Suite', 'Unit', 'Floor'] },
  city: { title: 'City', rule: optional(city), also: ['Town'] },
  state: { title: 'State', rule: optional(state), also: ['Province', 'State / Province', 'Region'] },
  postalCode: { title: 'ZIP Code', rule: optional(postalCode), also: ['Zip', 'Postal Code', 'Postcode'] },
  notes: { title: 'Notes', rule: holderNotes, also: ['Note', 'Remarks', 'Comments'] },
  includeNotesAndAddressOnCoi: {
    title: 'Notes and Address on COI',
    rule: optional(pattern(/^(?:yes|no|true|false|included|not included|[01yn])$/i, 'CHOSEN.NOT_VALID')),
    also: ['Include Notes and Address on COI', 'Included', 'On COI'],
  },
  primaryNamedInsured: {
    title: 'Primary Named Insured',
    rule: primaryNamedInsured,
    also: ['Named Insured', 'Insured', 'Insured Name'],
  },
  furtherNamedInsureds: {
    title: 'Further Named Insureds',
    also: ['Additional Named Insureds', 'Other Named Insureds', 'Named Insureds'],
  },
};

const EXCLUDED = /^(?:no|false|not included|[0n])$/i;

/** The holder of a row. Without any part of an address it has none; further named insureds have semicolons between them. */
export function holderOf(cells: BookCells<HolderField>): HolderDetails {
  const { address1: line1, address2: line2, city: town, state: region, postalCode: zip } = cells;
  const hasAddress = ADDRESS_FIELDS.some((field) => cells[field] !== '');
  return {
    name: cells.name,
    address: hasAddress ? { address1: line1, address2: line2, city: town, state: region, postalCode: zip } : null,
    notes: cells.notes,
    includeNotesAndAddressOnCoi: !EXCLUDED.test(cells.includeNotesAndAddressOnCoi),
    primaryNamedInsured: cells.primaryNamedInsured,
    furtherNamedInsureds: cells.furtherNamedInsureds
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
}

/** The certificate holders of the file to begin with. */
export const SAMPLE_HOLDERS: readonly BookCells<HolderField>[] = [
  {
    name: 'Harbor Point LLC',
    address1: '1 Harbor Street',
    address2: 'Suite 400',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    notes: 'Their portal takes PDF only.',
    includeNotesAndAddressOnCoi: 'Yes',
    primaryNamedInsured: 'Alder Builders, Inc.',
    furtherNamedInsureds: 'Alder Paving LLC; Alder Equipment LLC',
  },
  {
    name: 'First Lender Bank',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    notes: '',
    includeNotesAndAddressOnCoi: 'No',
    primaryNamedInsured: '',
    furtherNamedInsureds: '',
  },
];
