import type { CertificateHolder } from './certificate-holder.js';

/** A certificate holder with what its certificates state besides: as an address book keeps it and as an answer or a share carries it [D06]. */
export interface HolderDetails extends CertificateHolder {
  /** Of the people who keep the book; empty where there are none. */
  readonly notes: string;
  /** True: certificates print the address under the name, and the notes. False: the name alone. */
  readonly includeNotesAndAddressOnCoi: boolean;
  /** Whom a certificate names first as insured; empty: as the policy names it. */
  readonly primaryNamedInsured: string;
  /** Whom it names besides, in this order. */
  readonly furtherNamedInsureds: readonly string[];
}

/** A holder of whom nothing but name and address was stated. */
export const plainHolder = ({ name, address }: CertificateHolder): HolderDetails => ({
  name,
  address,
  notes: '',
  includeNotesAndAddressOnCoi: true,
  primaryNamedInsured: '',
  furtherNamedInsureds: [],
});
