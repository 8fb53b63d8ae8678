import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

interface InBook {
  readonly holderId: Uuid;
  /** Whose address book it is: an agency's own, or an insured's, which its agencies keep with it [G08]. */
  readonly ownerId: Uuid;
}

/** `importId` names the import that added it; absent for one that was typed. */
export type CertificateHolderAdded = DomainEvent<
  'CertificateHolderAdded',
  InBook & { readonly holder: HolderDetails; readonly importId?: Uuid }
>;
export type CertificateHolderRevised = DomainEvent<
  'CertificateHolderRevised',
  InBook & { readonly before: HolderDetails; readonly after: HolderDetails }
>;
export type CertificateHolderRemoved = DomainEvent<
  'CertificateHolderRemoved',
  InBook & { readonly holder: HolderDetails }
>;
/** A removal was undone. */
export type CertificateHolderRestored = DomainEvent<
  'CertificateHolderRestored',
  InBook & { readonly holder: HolderDetails }
>;

export type HolderBookEvent =
  CertificateHolderAdded | CertificateHolderRevised | CertificateHolderRemoved | CertificateHolderRestored;

export type HolderBookCommand =
  | ({ readonly type: 'AddCertificateHolder' } & CertificateHolderAdded['data'])
  | { readonly type: 'ReviseCertificateHolder'; readonly holder: HolderDetails }
  | { readonly type: 'RemoveCertificateHolder' }
  | { readonly type: 'RestoreCertificateHolder' };
