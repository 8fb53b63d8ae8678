import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { EventMetadata } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { CONTENTS_OF_KIND, type DocumentKind } from '../insurance/document-kinds.js';
import type {
  DocumentAttached,
  DocumentCommand,
  DocumentEvent,
  DocumentFacts,
  NamedFile,
} from './document.contract.js';
import { latestOf, type DocumentState, type DocumentVersion, type KnownDocument } from './document.state.js';

/** Every code with which a command to a document may be refused. */
export const DOCUMENT_CODES = [
  'DOCUMENT.NOT_FOUND',
  'DOCUMENT.ONLY_ONE',
  'DOCUMENT.OTHER_KIND',
  'DOCUMENT.ENDORSEMENT_NOT_APPLIED',
  'DOCUMENT.OF_ENDORSEMENT',
  'DOCUMENT.POLICY_ARCHIVED',
] as const;

/**
 * A document of a policy: `document-<documentId>`. The document of an endorsement has an id made of policy and endorsement, so
 * that an endorsement has one at most [C08].
 */
export const documentDecider: Decider<DocumentState, DocumentCommand, DocumentEvent, DocumentFacts | undefined> = {
  type: 'document',
  initialState: null,
  decide(command, state, facts) {
    if (facts?.archived) throw new RuleBroken('DOCUMENT.POLICY_ARCHIVED');
    if (command.type === 'AttachDocument') return attach(dataOf(command), state, facts);
    if (state === null) throw new RuleBroken('DOCUMENT.NOT_FOUND');
    if (command.type === 'ReplaceDocument') return replace(command.file, state);
    if (command.type === 'ChangeDocumentType') return changeType(command.kind, state);
    const { documentId, policyId, insuredId } = state;
    return state.removed
      ? []
      : [{ type: 'DocumentRemoved', data: { documentId, policyId, insuredId, name: latestOf(state).name } }];
  },
  evolve(state, { type, data, meta }) {
    switch (type) {
      case 'DocumentAttached': {
        const { file, ...document } = data;
        return { ...document, versions: [...(state?.versions ?? []), versionOf(file, meta)], removed: false };
      }
      case 'DocumentReplaced':
        return state && { ...state, versions: [...state.versions, versionOf(data.after, meta)] };
      case 'DocumentTypeChanged':
        return state && { ...state, kind: data.after };
      case 'DocumentRemoved':
        return state && { ...state, removed: true };
    }
  },
};

function attach(
  data: DocumentAttached['data'],
  state: DocumentState,
  facts: DocumentFacts | undefined,
): DocumentEvent[] {
  if (state !== null && !state.removed) {
    if (isFile(latestOf(state), data.file)) return [];
    throw new RuleBroken('DOCUMENT.ONLY_ONE');
  }
  checkContent(data.kind, data.file);
  if (data.endorsement !== null && !facts?.endorsements.includes(data.endorsement))
    throw new RuleBroken('DOCUMENT.ENDORSEMENT_NOT_APPLIED');
  return [{ type: 'DocumentAttached', data }];
}

function replace(after: NamedFile, state: KnownDocument): DocumentEvent[] {
  if (state.removed) throw new RuleBroken('DOCUMENT.NOT_FOUND');
  const latest = latestOf(state);
  if (isFile(latest, after)) return [];
  checkContent(state.kind, after);
  const { documentId, policyId, insuredId } = state;
  return [{ type: 'DocumentReplaced', data: { documentId, policyId, insuredId, before: fileOf(latest), after } }];
}

/** The document of an endorsement has the id of that endorsement's document, and stays it. */
function changeType(after: DocumentKind, state: KnownDocument): DocumentEvent[] {
  if (state.removed) throw new RuleBroken('DOCUMENT.NOT_FOUND');
  const { documentId, policyId, insuredId, kind: before } = state;
  if (before === after) return [];
  if (state.endorsement !== null) throw new RuleBroken('DOCUMENT.OF_ENDORSEMENT');
  const latest = latestOf(state);
  checkContent(after, latest);
  return [{ type: 'DocumentTypeChanged', data: { documentId, policyId, insuredId, name: latest.name, before, after } }];
}

/** Throws DOCUMENT.OTHER_KIND with `types`, the endings of the kinds that are accepted. */
function checkContent(kind: DocumentKind, { contentType }: NamedFile): void {
  const accepted = CONTENTS_OF_KIND[kind];
  if (accepted.some((uploadKind) => uploadKind === contentType)) return;
  throw new RuleBroken('DOCUMENT.OTHER_KIND', {
    types: accepted.map((uploadKind) => uploadKind.slice(uploadKind.indexOf('/') + 1)).join(', '),
  });
}

const versionOf = (file: NamedFile, { recordedAt, actor }: EventMetadata): DocumentVersion => ({
  ...file,
  attachedAt: recordedAt,
  attachedBy: actor,
});

const fileOf = ({ attachedAt: _at, attachedBy: _by, ...file }: DocumentVersion): NamedFile => file;

const isFile = (version: DocumentVersion, file: NamedFile): boolean => equal(fileOf(version), file);
