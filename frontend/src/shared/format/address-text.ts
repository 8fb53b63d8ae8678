import type { PostalAddress } from '@covertrail/domain/company/company.contract';

/** `12 Mill Road, Suite 4, Dayton, OH 45402`. */
export const addressText = ({ address1, address2, city, state, postalCode }: PostalAddress): string =>
  [address1, address2, city, `${state} ${postalCode}`.trim()].filter(Boolean).join(', ');
