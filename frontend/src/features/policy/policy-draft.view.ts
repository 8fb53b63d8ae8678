import type { PolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { EMPTY_POLICY, type PolicyValues } from './policy-values.form.js';

/** A draft with what the policy stated when the edit began, so that a change by someone else can be set against both. */
export interface FoundDraft {
  readonly revision: number;
  readonly terms: PolicyTerms;
  readonly values: PolicyValues;
  readonly savedAt: Instant;
}

/** Raised when the fields of the editor change their meaning: drafts of an earlier form are then not offered. */
const FORM = 1;

export const draftContent = ({ terms }: Pick<PolicyDetails, 'terms'>, values: PolicyValues): string => JSON.stringify({ form: FORM, terms, values });

/** Null for a draft of another form of the editor. Fields that the form gained since are empty. */
export function draftFrom({ revision, content, savedAt }: PolicyDraft): FoundDraft | null {
  const kept = JSON.parse(content) as { readonly form?: number; readonly terms: PolicyTerms; readonly values: PolicyValues };
  return kept.form === FORM ? { revision, savedAt, terms: kept.terms, values: { ...EMPTY_POLICY, ...kept.values } } : null;
}
