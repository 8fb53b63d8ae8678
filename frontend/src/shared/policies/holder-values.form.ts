import type { CertificateHolder } from '@covertrail/domain/insurance/terms/certificate-holder';

/** A certificate holder as its fields hold it; without an address all of its parts are empty. */
export interface HolderValues {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export const EMPTY_HOLDER: HolderValues = { name: '', address1: '', address2: '', city: '', state: '', postalCode: '' };

export const holderValues = ({ name, address }: CertificateHolder): HolderValues => ({
  ...EMPTY_HOLDER,
  ...address,
  name,
});

/** As it is stored. */
export function holderOf({ name, ...parts }: HolderValues): CertificateHolder {
  const { address1, address2, city, state, postalCode } = parts;
  const isEmpty = Object.values(parts).every((part) => part.trim() === '');
  const address = {
    address1: address1.trim(),
    address2: address2.trim(),
    city: city.trim(),
    state: state.trim(),
    postalCode: postalCode.trim(),
  };
  return { name: name.trim(), address: isEmpty ? null : address };
}
