import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { AskedBeside } from '../request/request.contract.js';

interface OfBatch {
  readonly batchId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
}

/** What every request of a batch says [D01]. */
export interface AskedOfAll extends AskedBeside {
  readonly message: string;
  readonly dueOn: CalendarDate;
}

/**
 * A requester asks many suppliers at once [D01]. `count`: how many rows it has. Whom they name is no event, because it may be an address: it is
 * a record of the vault for a time, and each row becomes a request of its own. `templateId`: null for that of the project.
 */
export type RequestBatchStarted = DomainEvent<
  'RequestBatchStarted',
  OfBatch & {
    readonly templateId: Uuid | null;
    readonly asked: AskedOfAll;
    /** @asType integer */
    readonly count: number;
  }
>;

/** What became of a row; `row` counts from 1. `requestId`: of the request that was sent. `code`: why it was refused. */
export interface BatchRowOutcome {
  /** @asType integer */
  readonly row: number;
  readonly outcome: 'sent' | 'alreadyOpen' | 'refused';
  readonly requestId?: Uuid;
  readonly code?: string;
}

/** The next rows of a batch were carried out, in their order. Batches of other requesters have their turn between two of these. */
export type RequestBatchAdvanced = DomainEvent<
  'RequestBatchAdvanced',
  OfBatch & { readonly outcomes: readonly BatchRowOutcome[] }
>;

export type RequestBatchCompleted = DomainEvent<
  'RequestBatchCompleted',
  OfBatch & {
    /** @asType integer */
    readonly sent: number;
    /** @asType integer */
    readonly alreadyOpen: number;
    /** @asType integer */
    readonly refused: number;
  }
>;

export type RequestBatchEvent = RequestBatchStarted | RequestBatchAdvanced | RequestBatchCompleted;
export type RequestBatchCommand =
  | ({ readonly type: 'StartRequestBatch' } & RequestBatchStarted['data'])
  | { readonly type: 'AdvanceRequestBatch'; readonly outcomes: readonly BatchRowOutcome[] };
