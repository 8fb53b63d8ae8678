import type { Catalogue } from '../kernel/event-description.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { SignatureEvent } from './signature.contract.js';

const common = {
  feature: 'signature',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { ownerId, of } }: RecordedOf<SignatureEvent>) => seenBy(ownerId, of === 'agency'),
} as const;

/** That of an agent is for the person alone, that of an agency for its people. */
const seenBy = (ownerId: Uuid, isOfAgency: boolean) => ({
  companies: isOfAgency ? [ownerId] : [],
  users: isOfAgency ? [] : [ownerId],
});

export const signatureCatalogue: Catalogue<SignatureEvent> = {
  SignatureUploaded: common,
  SignatureDeleted: common,
};
