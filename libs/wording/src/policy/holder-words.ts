import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import type { CertificateHolder } from '@covertrail/domain/insurance/terms/certificate-holder';
import type { Texts } from '../text/text-changes.js';

/** `Harbor Point LLC, 1 Harbor Street, Denver, CO 80202`. */
export const holderText = ({ name, address }: CertificateHolder): string =>
  address === null ? name : `${name}, ${addressLine(address)}`;

/** By place, where there are several. */
export const holdersTexts = (holders: readonly CertificateHolder[]): Texts =>
  Object.fromEntries(
    holders.map((holder, place) => [
      place === 0 ? 'Certificate holder' : `Certificate holder ${place + 1}`,
      holderText(holder),
    ]),
  );

/** Beside fields that ask for a holder. */
export const HOLDER_NOTE =
  'A certificate holder receives the certificate. It has no rights under the policy and is no additional insured.';
