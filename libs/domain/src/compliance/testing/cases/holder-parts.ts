import type { CertificateHolder } from '../../../insurance/terms/certificate-holder.js';
import { CaseProblem } from './case-problem.js';

/** `Harbor Point LLC at 1 Harbor Street, Denver, CO 80202`. */
export const HOLDER = 'certificate holder (.+?)(?: at (.+))?';

/** The address ends in city, state and postal code; all before is the street. */
export function holderFrom(name: string, address: string): CertificateHolder {
  if (address === '') return { name, address: null };
  const [, address1 = '', address2 = '', city = '', state = '', postalCode] =
    /^([^,]+)(?:, ([^,]+))?, ([^,]+), (\S+) (.+)$/.exec(address) ?? [];
  if (postalCode === undefined)
    throw new CaseProblem(`“${address}” is no address; expected one such as 1 Harbor Street, Denver, CO 80202`);
  return { name, address: { address1, address2, city, state, postalCode } };
}
