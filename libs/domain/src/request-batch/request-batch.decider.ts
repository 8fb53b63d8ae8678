import { countedOutcomes, furtherOutcomes } from '../kernel/batch-rows.rules.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { refuseBesideEvidence } from '../insurance/evidence-only.rules.js';
import type {
  BatchRowOutcome,
  RequestBatchCommand,
  RequestBatchEvent,
  RequestBatchStarted,
} from './request-batch.contract.js';

/** As many as a sheet has rows. Whoever has more suppliers to ask starts several batches. */
export const MOST_ROWS = 10_000;

/** Null before the batch was started. `outcomes`: of the rows that were carried out, which are the first ones. */
export type RequestBatchState =
  | (RequestBatchStarted['data'] & {
      readonly stage: 'running' | 'completed';
      readonly outcomes: readonly BatchRowOutcome[];
    })
  | null;

/** Every code with which a command to a batch may be refused. */
export const REQUEST_BATCH_CODES = [
  'REQUEST_BATCH.NOT_FOUND',
  'REQUEST_BATCH.ALREADY_EXISTS',
  'REQUEST_BATCH.EMPTY',
  'REQUEST_BATCH.TOO_MANY',
  'REQUEST_BATCH.OUT_OF_ORDER',
] as const;

const NONE = { sent: 0, alreadyOpen: 0, refused: 0 } as const;

/** Many suppliers asked at once: `requestBatch-<batchId>`. It ends with its last row. */
export const requestBatchDecider: Decider<RequestBatchState, RequestBatchCommand, RequestBatchEvent> = {
  type: 'requestBatch',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartRequestBatch') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('REQUEST_BATCH.NOT_FOUND');
    return advance(command.outcomes, state);
  },
  evolve(state, event) {
    if (event.type === 'RequestBatchStarted') return { ...event.data, stage: 'running', outcomes: [] };
    if (state === null) return null;
    if (event.type === 'RequestBatchCompleted') return { ...state, stage: 'completed' };
    return { ...state, outcomes: [...state.outcomes, ...event.data.outcomes] };
  },
};

function start(data: RequestBatchStarted['data'], state: RequestBatchState): RequestBatchEvent[] {
  if (state !== null) throw new RuleBroken('REQUEST_BATCH.ALREADY_EXISTS');
  if (data.count === 0) throw new RuleBroken('REQUEST_BATCH.EMPTY');
  if (data.count > MOST_ROWS) throw new RuleBroken('REQUEST_BATCH.TOO_MANY');
  refuseBesideEvidence(data.asked);
  return [{ type: 'RequestBatchStarted', data }];
}

/** Rows that were carried out before are no event: whoever goes on after an interruption may report them again. */
function advance(outcomes: readonly BatchRowOutcome[], state: NonNullable<RequestBatchState>): RequestBatchEvent[] {
  const done = state.outcomes.length;
  const further = furtherOutcomes(outcomes, done);
  if (further === null) throw new RuleBroken('REQUEST_BATCH.OUT_OF_ORDER');
  if (further.length === 0) return [];
  const { batchId, requesterId, projectId, count } = state;
  const ofBatch = { batchId, requesterId, projectId };
  const advanced: RequestBatchEvent = { type: 'RequestBatchAdvanced', data: { ...ofBatch, outcomes: further } };
  if (done + further.length < count) return [advanced];
  return [
    advanced,
    { type: 'RequestBatchCompleted', data: { ...ofBatch, ...countedOutcomes([...state.outcomes, ...further], NONE) } },
  ];
}
