import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ShareTerms } from '../share/share.contract.js';

interface OfBatch {
  readonly batchId: Uuid;
  readonly insuredId: Uuid;
}

/** With whom it is shared, for which of its projects. `shareId`: the earlier share in which the policy is replaced. */
export interface ShareBatchRow {
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly shareId?: Uuid;
}

/** Replaced at once, so that the earlier share shows the old policy no more; or upon expiration: both are shown, and the old one counts until then. */
export interface ReplacedInShares {
  readonly policyId: Uuid;
  readonly upon: 'replacement' | 'expiration';
}

/** Whoever shares with many at once states the same beside the policies for all of them [D03]. */
export type SharedWithAll = Omit<ShareTerms, 'recipientId' | 'recipientEmail'>;

/**
 * An insured, or its agent, shares policies with many at once [D03]. `replaces`: the rows take over what their earlier shares state, and the
 * policies take the place of this one.
 */
export type ShareBatchStarted = DomainEvent<
  'ShareBatchStarted',
  OfBatch & {
    /** Agency that acts, or null where the insured itself does. */
    readonly agencyId: Uuid | null;
    readonly policyIds: readonly Uuid[];
    readonly terms: SharedWithAll;
    readonly rows: readonly ShareBatchRow[];
    readonly replaces?: ReplacedInShares;
    /** Nothing is shared: the policies are issued again to who holds them by the shares of the rows, with what changed [D12]. */
    readonly again?: true;
  }
>;

/** What became of a row; `row` counts from 1. `shareId`: of the share that there is now. `code`: why it was refused. */
export interface ShareRowOutcome {
  /** @asType integer */
  readonly row: number;
  readonly outcome: 'shared' | 'alreadyShared' | 'refused';
  readonly shareId?: Uuid;
  readonly code?: string;
}

/** The next rows were carried out, in their order. Batches of other insureds have their turn between two of these. */
export type ShareBatchAdvanced = DomainEvent<
  'ShareBatchAdvanced',
  OfBatch & { readonly outcomes: readonly ShareRowOutcome[] }
>;

export type ShareBatchCompleted = DomainEvent<
  'ShareBatchCompleted',
  OfBatch & {
    /** @asType integer */
    readonly shared: number;
    /** @asType integer */
    readonly alreadyShared: number;
    /** @asType integer */
    readonly refused: number;
  }
>;

export type ShareBatchEvent = ShareBatchStarted | ShareBatchAdvanced | ShareBatchCompleted;
export type ShareBatchCommand =
  | ({ readonly type: 'StartShareBatch' } & ShareBatchStarted['data'])
  | { readonly type: 'AdvanceShareBatch'; readonly outcomes: readonly ShareRowOutcome[] };
