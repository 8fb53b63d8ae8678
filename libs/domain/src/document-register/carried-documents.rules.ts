import { DOCUMENT_PROVES } from '../insurance/document-kinds.js';
import type { FiledDocument } from './document-register.contract.js';
import type { DocumentRegisterState } from './document-register.state.js';

/** The documents on file for a policy that also count for the policy that takes its place (decision 51). */
export const carriedDocuments = (register: DocumentRegisterState): readonly FiledDocument[] =>
  (register?.documents ?? []).filter(isCarried);

export const isCarried = ({ kind }: Pick<FiledDocument, 'kind'>): boolean => DOCUMENT_PROVES[kind] === 'supplier';
