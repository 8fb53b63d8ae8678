import type { SuggestedAddress } from '@covertrail/contracts/address/address.replies';

const PARTS = [
  'address1',
  'address2',
  'postalCode',
  'city',
  'state',
] as const satisfies readonly (keyof SuggestedAddress)[];

export type AddressPart = (typeof PARTS)[number];

/** Fills in all parts of an address that was taken; an unknown zip code leaves what was typed. */
export function fillAddress(address: SuggestedAddress, onFill: (part: AddressPart, value: string) => void): void {
  for (const part of PARTS) if (part !== 'postalCode' || address.postalCode !== '') onFill(part, address[part]);
}
