import type { SignatureEvent } from '@covertrail/domain/signature/signature.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

const signerName = ({ ownerId, of }: SignatureEvent['data'], names: Names): string =>
  named(of === 'agency' ? names.company(ownerId) : names.person(ownerId));

export const signatureSentences: Sentences<SignatureEvent> = {
  SignatureUploaded: {
    sentence: ({ data }, names) => `The signature of ${signerName(data, names)} was uploaded.`,
    changes: () => [],
  },
  SignatureDeleted: {
    sentence: ({ data }, names) => `The signature of ${signerName(data, names)} was deleted.`,
    changes: () => [],
  },
};
