import type { DocumentRegisterEvent } from '@covertrail/domain/document-register/document-register.contract';
import type { Sentences } from '../text/event-wording.js';
import { ENDORSEMENT_NAMES } from '../insurance/labels.js';
import { DOCUMENT_KIND_NAMES } from '../insurance/document-words.js';
import { named } from '../text/sentence-parts.js';

export const documentRegisterSentences: Sentences<DocumentRegisterEvent> = {
  DocumentFiled: {
    sentence: ({ data: { name, policyId } }, names) =>
      `The document ${named(name)} is on file for ${named(names.policy(policyId))}.`,
    changes: ({ data: { kind, endorsement } }) => [
      { label: 'Document type', after: DOCUMENT_KIND_NAMES[kind] },
      ...(endorsement === null ? [] : [{ label: 'Endorsement', after: ENDORSEMENT_NAMES[endorsement] }]),
    ],
  },
  DocumentWithdrawn: {
    sentence: ({ data: { name, policyId } }, names) =>
      `The document ${named(name)} is no longer on file for ${named(names.policy(policyId))}.`,
    changes: () => [],
  },
};
