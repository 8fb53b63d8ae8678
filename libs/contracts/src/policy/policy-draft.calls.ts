import type { Instant } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { SavePolicyDraftDto } from './policy-draft.inputs.js';

/** What a person typed into the editor of a policy and has not saved. */
export interface PolicyDraft {
  /** The revision from which the edit began; 0 for a policy that is not added yet. */
  readonly revision: number;
  /** The input as the page wrote it; only the page reads it. */
  readonly content: string;
  readonly savedAt: Instant;
}

interface DraftKept {
  readonly savedAt: Instant | null;
}

/** The own draft of the person who asks; null where there is none. */
export const policyDraft = query<{ reply: { draft: PolicyDraft | null } }>()('policy/:id/draft', {
  needs: 'keepPolicies',
});

/** Replaces the own draft. It ends by itself after 14 days. */
export const savePolicyDraft = command<{ body: SavePolicyDraftDto; reply: DraftKept }>()('PUT', 'policy/:id/draft', {
  needs: 'keepPolicies',
});

export const discardPolicyDraft = command<{ reply: DraftKept }>()('DELETE', 'policy/:id/draft', {
  needs: 'keepPolicies',
});

/** The own draft of a policy that is not added yet: one for each insured, whatever the line. */
export const newPolicyDraft = query<{ reply: { draft: PolicyDraft | null } }>()('policy/new/:companyId/draft', {
  needs: 'keepPolicies',
});

export const saveNewPolicyDraft = command<{ body: SavePolicyDraftDto; reply: DraftKept }>()(
  'PUT',
  'policy/new/:companyId/draft',
  { needs: 'keepPolicies' },
);

export const discardNewPolicyDraft = command<{ reply: DraftKept }>()('DELETE', 'policy/new/:companyId/draft', {
  needs: 'keepPolicies',
});
