import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import type { Requirements } from '@covertrail/domain/compliance/requirements';

/** What the page of a contract hands to the editor of a new template, as the state of the address. */
export interface ContractStart {
  readonly requirements: Requirements;
  readonly readFrom: readonly RequirementOrigin[];
  /** Sentences that were not taken over: a person reads them. */
  readonly left: readonly string[];
}

/** Null where the editor was opened otherwise. */
export const contractStartIn = (state: unknown): ContractStart | null =>
  typeof state === 'object' && state !== null && 'readFrom' in state ? (state as ContractStart) : null;
