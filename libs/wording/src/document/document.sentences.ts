import type { DocumentEvent, NamedFile } from '@covertrail/domain/document/document.contract';
import type { Sentences } from '../text/event-wording.js';
import { ENDORSEMENT_NAMES } from '../insurance/labels.js';
import { named } from '../text/sentence-parts.js';
import { DOCUMENT_KIND_NAMES } from '../insurance/document-words.js';

/** The beginning of the SHA-256, by which people compare a file with one that they hold. */
const fingerprint = ({ sha256 }: NamedFile): string => sha256.slice(0, 16);

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentAttached: {
    sentence: ({ data: { file, policyId } }, names) =>
      `The document ${named(file.name)} was attached to ${named(names.policy(policyId))}.`,
    changes: ({ data: { kind, endorsement, file, readFrom } }) => [
      { label: 'Document type', after: DOCUMENT_KIND_NAMES[kind] },
      ...(endorsement === null ? [] : [{ label: 'Endorsement', after: ENDORSEMENT_NAMES[endorsement] }]),
      { label: 'SHA-256', after: fingerprint(file) },
      ...(readFrom === undefined
        ? []
        : [{ label: 'Source', after: 'What was read of it was entered into the policy' }]),
    ],
  },
  DocumentReplaced: {
    sentence: ({ data: { before, after, policyId } }, names) =>
      `The document ${named(before.name)} of ${named(names.policy(policyId))} has a new version, ${named(after.name)}.`,
    changes: ({ data: { before, after } }) => [
      { label: 'SHA-256', before: fingerprint(before), after: fingerprint(after) },
    ],
  },
  DocumentTypeChanged: {
    sentence: ({ data: { name, policyId } }, names) =>
      `The type of the document ${named(name)} of ${named(names.policy(policyId))} was changed.`,
    changes: ({ data: { before, after } }) => [
      { label: 'Document type', before: DOCUMENT_KIND_NAMES[before], after: DOCUMENT_KIND_NAMES[after] },
    ],
  },
  DocumentRemoved: {
    sentence: ({ data: { name, policyId } }, names) =>
      `The document ${named(name)} was removed from ${named(names.policy(policyId))}.`,
    changes: () => [],
  },
};
