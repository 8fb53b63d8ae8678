import type { Requirements } from '../compliance/requirements.js';
import type { Finding, Outcome } from '../compliance/finding.js';
import type { FormEntryCommand } from '../form-equivalence/form-equivalence.contract.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';

/** A template requires something else from a day on. */
export interface TemplateChange {
  readonly kind: 'template';
  readonly templateId: Uuid;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
}

/** A policy is canceled; `effectiveFrom` is the first day without cover. */
export interface PolicyCancellation {
  readonly kind: 'policyCanceled';
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
}

/** A requester's index of forms says something else from a day on. */
export interface FormEntryChange {
  readonly kind: 'formEntry';
  readonly requesterId: Uuid;
  readonly entry: FormEntryCommand;
  readonly effectiveFrom: CalendarDate;
}

/** A change that may be tried before it is saved. */
export type WhatIfChange = TemplateChange | PolicyCancellation | FormEntryChange;

/**
 * What a change would do to a supplier: it would become non-compliant, compliant, for review or unknown; it would keep its outcome
 * with other findings; or nothing would change.
 */
export const WHAT_IF_EFFECTS = ['fails', 'passes', 'review', 'unknown', 'otherFindings', 'none'] as const;
export type WhatIfEffect = (typeof WHAT_IF_EFFECTS)[number];

/**
 * What would cure all that is not met, from the least effort to the most: a decision of the requester, a statement or an approval
 * that is missing, an endorsement, other terms, a higher limit, another policy. Each may need those before it as well.
 */
export const CURES = ['decision', 'statement', 'endorsement', 'terms', 'limit', 'policy'] as const;
export type Cure = (typeof CURES)[number];

/** The effect of a change on one supplier. */
export interface SupplierEffect {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
  readonly before: Outcome;
  readonly after: Outcome;
  readonly effect: WhatIfEffect;
  /** Of all that would not be met; null where everything would be met, or nothing that is known would cure it. */
  readonly cure: Cure | null;
}

/** One requirement that is not met, before or after the change. Null: it is not required, or would not be. */
export interface FindingChange {
  readonly rule: string;
  readonly before: Finding | null;
  readonly after: Finding | null;
}
