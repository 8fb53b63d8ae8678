import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { DocumentRegisterEvent, FiledDocument } from './document-register.contract.js';

interface BegunRegister {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  /** In the order in which they were first on file. */
  readonly documents: readonly FiledDocument[];
  /** All folded events: what would be known without one of them is found by folding the others. */
  readonly history: readonly RecordedOf<DocumentRegisterEvent>[];
}

/** Null before the first document. */
export type DocumentRegisterState = BegunRegister | null;
