import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import type { HolderBookEvent } from '@covertrail/domain/holder-book/holder-book.contract';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Names, Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';

/** What a certificate holder of an address book states, by the labels of its fields. */
const holderTexts = (holder: HolderDetails): Texts => ({
  'Certificate holder': holder.name,
  ...(holder.address === null ? {} : { Address: addressLine(holder.address) }),
  ...(holder.notes === '' ? {} : { Notes: holder.notes }),
  'Notes and address on the COI': holder.includeNotesAndAddressOnCoi ? 'included' : 'not included',
  ...(holder.primaryNamedInsured === '' ? {} : { 'Primary named insured': holder.primaryNamedInsured }),
  ...(holder.furtherNamedInsureds.length === 0
    ? {}
    : { 'Further named insureds': holder.furtherNamedInsureds.join('; ') }),
});

const bookOf = (ownerId: Uuid, names: Names): string => `the address book of ${named(names.company(ownerId))}`;

export const holderBookSentences: Sentences<HolderBookEvent> = {
  CertificateHolderAdded: {
    sentence: ({ data: { holder, ownerId } }, names) =>
      `The certificate holder ${named(holder.name)} was added to ${bookOf(ownerId, names)}.`,
    changes: ({ data }) => newTexts(holderTexts(data.holder)),
  },
  CertificateHolderRevised: {
    sentence: ({ data: { after, ownerId } }, names) =>
      `The certificate holder ${named(after.name)} in ${bookOf(ownerId, names)} was edited.`,
    changes: ({ data }) => changedTexts(holderTexts(data.before), holderTexts(data.after), 'not given'),
  },
  CertificateHolderRemoved: {
    sentence: ({ data: { holder, ownerId } }, names) =>
      `The certificate holder ${named(holder.name)} was deleted from ${bookOf(ownerId, names)}.`,
    changes: () => [],
  },
  CertificateHolderRestored: {
    sentence: ({ data: { holder, ownerId } }, names) =>
      `The certificate holder ${named(holder.name)} came back to ${bookOf(ownerId, names)}.`,
    changes: () => [],
  },
};
