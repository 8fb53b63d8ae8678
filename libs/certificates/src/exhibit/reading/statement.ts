import type { OpenReason, TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';

/** Something that a sentence asks of every line that can have it: which lines these are is known when all sentences are read. */
export type ForAllLines =
  | { readonly kind: 'endorsement'; readonly is: 'insured' | 'waiver' | 'primary'; readonly entity: string | null }
  | { readonly kind: 'notice'; readonly days: number; readonly nonPaymentDays: number | null }
  | { readonly kind: 'deductible'; readonly atMost: number; readonly retentionAccepted: boolean }
  | { readonly kind: 'trigger' };

/** What one reader took from one sentence; places are of the sentence. */
export interface Statement {
  /** Null where the reader cannot tell. */
  readonly requirement: StatedRequirement | null;
  /** Null where it is stated plainly. */
  readonly reason: OpenReason | null;
  readonly evidence: TextSpan;
  readonly forAll?: ForAllLines;
}

export const stated = (requirement: StatedRequirement, evidence: TextSpan): Statement => ({
  requirement,
  reason: null,
  evidence,
});
export const open = (
  reason: OpenReason,
  evidence: TextSpan,
  requirement: StatedRequirement | null = null,
): Statement => ({ requirement, reason, evidence });
export const ofAll = (forAll: ForAllLines, evidence: TextSpan): Statement => ({
  requirement: null,
  reason: null,
  evidence,
  forAll,
});
