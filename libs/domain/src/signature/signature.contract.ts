import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Whose signature stands on certificates: that of an agent, or one that an agency has for all of its agents [E04]. */
export type Signer = 'agent' | 'agency';

interface OfSigner {
  /** The person, or the agency. */
  readonly ownerId: Uuid;
  readonly of: Signer;
}

/** The picture is in the file store alone, so that it is gone for good when it is deleted. */
export type SignatureUploaded = DomainEvent<
  'SignatureUploaded',
  OfSigner & {
    readonly fileId: Uuid;
    /** The one whose place it takes; null where there was none. */
    readonly replaces: Uuid | null;
  }
>;
export type SignatureDeleted = DomainEvent<'SignatureDeleted', OfSigner & { readonly fileId: Uuid }>;

export type SignatureEvent = SignatureUploaded | SignatureDeleted;
export type SignatureCommand =
  | ({ readonly type: 'UploadSignature' } & Omit<SignatureUploaded['data'], 'replaces'>)
  | { readonly type: 'DeleteSignature' };
