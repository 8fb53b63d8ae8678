import {
  discardNewPolicyDraft,
  discardPolicyDraft,
  newPolicyDraft,
  policyDraft,
  saveNewPolicyDraft,
  savePolicyDraft,
  type PolicyDraft,
} from '@covertrail/contracts/policy/policy-draft.calls';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { ApiRequest } from '#shared/api/api-client';
import { requestOf } from '#shared/api/call-request';
import { EMPTY_POLICY, type PolicyValues } from './policy-values.form.js';

/** A draft with what the policy stated when the edit began, so that a change by someone else can be set against both. */
export interface FoundDraft {
  readonly revision: number;
  /** Null for a policy that is not added yet. */
  readonly terms: PolicyTerms | null;
  readonly values: PolicyValues;
  readonly savedAt: Instant;
}

/** What an edit begins from. */
export type DraftBase = Pick<FoundDraft, 'revision' | 'terms'>;

/** Where the draft of an editor is kept. */
export interface DraftPlace {
  /** Of the policy, or of the insured to whom one is added. */
  readonly id: Uuid;
  readonly read: ApiRequest<{ readonly draft: PolicyDraft | null }>;
  readonly save: (body: {
    readonly revision: number;
    readonly content: string;
  }) => ApiRequest<{ readonly savedAt: Instant | null }>;
  readonly discard: ApiRequest<{ readonly savedAt: Instant | null }>;
}

export const draftOfPolicy = (id: Uuid): DraftPlace => ({
  id,
  read: requestOf(policyDraft, { params: { id } }),
  save: (body) => requestOf(savePolicyDraft, { params: { id }, body }),
  discard: requestOf(discardPolicyDraft, { params: { id } }),
});

export const draftOfNewPolicy = (companyId: Uuid): DraftPlace => ({
  id: companyId,
  read: requestOf(newPolicyDraft, { params: { companyId } }),
  save: (body) => requestOf(saveNewPolicyDraft, { params: { companyId }, body }),
  discard: requestOf(discardNewPolicyDraft, { params: { companyId } }),
});

/** Raised when the fields of the editor change their meaning: drafts of an earlier form are then not offered. */
const FORM = 1;

export const draftContent = ({ terms }: Pick<DraftBase, 'terms'>, values: PolicyValues): string =>
  JSON.stringify({ form: FORM, terms, values });

/** Null for a draft of another form of the editor. Fields that the form gained since are empty. */
export function draftFrom({ revision, content, savedAt }: PolicyDraft): FoundDraft | null {
  const kept = JSON.parse(content) as {
    readonly form?: number;
    readonly terms: PolicyTerms | null;
    readonly values: PolicyValues;
  };
  return kept.form === FORM
    ? { revision, savedAt, terms: kept.terms, values: { ...EMPTY_POLICY, ...kept.values } }
    : null;
}
