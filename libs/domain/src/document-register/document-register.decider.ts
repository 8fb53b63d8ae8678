import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type {
  DocumentFiled,
  DocumentRegisterCommand,
  DocumentRegisterEvent,
  FiledDocument,
} from './document-register.contract.js';
import type { DocumentRegisterState } from './document-register.state.js';

/** It refuses nothing: its commands follow from what the documents themselves recorded. */
export const DOCUMENT_REGISTER_CODES = [] as const;

/** The documents that are on file for one policy, so that a verdict finds them: `documentRegister-<policyId>`. */
export const documentRegisterDecider: Decider<DocumentRegisterState, DocumentRegisterCommand, DocumentRegisterEvent> = {
  type: 'documentRegister',
  initialState: null,
  decide(command, state) {
    if (command.type === 'FileDocument') return file(dataOf(command), state);
    const filed = documentIn(state, command.documentId);
    if (state === null || filed === undefined) return [];
    const { policyId, insuredId } = state;
    if (command.type === 'FileVersion') {
      const { name, uploadedAt } = command;
      return file({ policyId, insuredId, ...filed, name, uploadedAt }, state);
    }
    if (command.type === 'FileKind') return file({ policyId, insuredId, ...filed, kind: command.kind }, state);
    return [
      { type: 'DocumentWithdrawn', data: { policyId, insuredId, documentId: filed.documentId, name: filed.name } },
    ];
  },
  evolve(state, event) {
    const { policyId, insuredId } = event.data;
    const history = [...(state?.history ?? []), event];
    return { policyId, insuredId, documents: documentsAfter(state?.documents ?? [], event), history };
  },
};

function file(data: DocumentFiled['data'], state: DocumentRegisterState): DocumentRegisterEvent[] {
  return equal(documentIn(state, data.documentId), filedOf(data)) ? [] : [{ type: 'DocumentFiled', data }];
}

function documentsAfter(documents: readonly FiledDocument[], event: DocumentRegisterEvent): readonly FiledDocument[] {
  const others = documents.filter(({ documentId }) => documentId !== event.data.documentId);
  return event.type === 'DocumentFiled' ? [...others, filedOf(event.data)] : others;
}

const filedOf = ({ policyId: _policyId, insuredId: _insuredId, ...document }: DocumentFiled['data']): FiledDocument =>
  document;

const documentIn = (state: DocumentRegisterState, id: string): FiledDocument | undefined =>
  state?.documents.find(({ documentId }) => documentId === id);
