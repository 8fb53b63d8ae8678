import type { CertificateHolder } from './certificate-holder.js';

/** Letters, digits and signs of a text: case, punctuation and spaces make no difference. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, '');

/** Two holders with the same key are the same entry of a book [G08]. */
export const holderKey = ({ name, address }: CertificateHolder): string =>
  [
    name,
    ...(address === null ? [] : [address.address1, address.address2, address.city, address.state, address.postalCode]),
  ]
    .map(bare)
    .join('|');
