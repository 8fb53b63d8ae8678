import { plainWords } from '../../kernel/plain-words.js';
import type { HolderAddress } from '../../insurance/terms/certificate-holder.js';

/** Words of an address that are also printed in short (USPS publication 28). */
const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  building: 'bldg',
  drive: 'dr',
  east: 'e',
  floor: 'fl',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  room: 'rm',
  south: 's',
  street: 'st',
  suite: 'ste',
  west: 'w',
};

const folded = (text: string): string =>
  plainWords(text)
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');

/** Five digits of a ZIP code, whatever stands behind them; a postal code of Canada without its space. */
const postal = (code: string): string =>
  /^\d{5}(?=-?\d{4}$)/.exec(code.trim())?.[0] ?? plainWords(code).replaceAll(' ', '');

/** Whether two addresses are printed alike: case, punctuation and usual short forms make no difference. */
export const isSameAddress = (address: HolderAddress, other: HolderAddress): boolean =>
  folded(`${address.address1} ${address.address2}`) === folded(`${other.address1} ${other.address2}`) &&
  folded(address.city) === folded(other.city) &&
  folded(address.state) === folded(other.state) &&
  postal(address.postalCode) === postal(other.postalCode);

/** `1 Harbor Street, Suite 200, Denver, CO 80202`. */
export const addressLine = ({ address1, address2, city, state, postalCode }: HolderAddress): string =>
  [address1, address2, city, `${state} ${postalCode}`].filter((part) => part.trim() !== '').join(', ');
