import { MOST_SHARES } from '../fields/share-fields.js';
import { countedOutcomes, furtherOutcomes } from '../kernel/batch-rows.rules.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ShareBatchCommand, ShareBatchEvent, ShareBatchStarted, ShareRowOutcome } from './share-batch.contract.js';

/** Null before the batch was started. `outcomes`: of the rows that were carried out, which are the first ones. */
export type ShareBatchState =
  | (ShareBatchStarted['data'] & {
      readonly stage: 'running' | 'completed';
      readonly outcomes: readonly ShareRowOutcome[];
    })
  | null;

/** Every code with which a command to a batch may be refused. */
export const SHARE_BATCH_CODES = [
  'SHARE_BATCH.NOT_FOUND',
  'SHARE_BATCH.ALREADY_EXISTS',
  'SHARE_BATCH.EMPTY',
  'SHARE_BATCH.TOO_MANY',
  'SHARE_BATCH.OUT_OF_ORDER',
] as const;

const NONE = { shared: 0, alreadyShared: 0, refused: 0 } as const;

/** Policies shared with many at once: `shareBatch-<batchId>`. It ends with its last row. */
export const shareBatchDecider: Decider<ShareBatchState, ShareBatchCommand, ShareBatchEvent> = {
  type: 'shareBatch',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartShareBatch') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('SHARE_BATCH.NOT_FOUND');
    return advance(command.outcomes, state);
  },
  evolve(state, event) {
    if (event.type === 'ShareBatchStarted') return { ...event.data, stage: 'running', outcomes: [] };
    if (state === null) return null;
    if (event.type === 'ShareBatchCompleted') return { ...state, stage: 'completed' };
    return { ...state, outcomes: [...state.outcomes, ...event.data.outcomes] };
  },
};

/** The same recipient is one row. */
function start(sent: ShareBatchStarted['data'], state: ShareBatchState): ShareBatchEvent[] {
  if (state !== null) throw new RuleBroken('SHARE_BATCH.ALREADY_EXISTS');
  const rows = [...new Map(sent.rows.map((row) => [row.shareId ?? row.projectId, row])).values()];
  if (rows.length === 0) throw new RuleBroken('SHARE_BATCH.EMPTY');
  if (rows.length > MOST_SHARES) throw new RuleBroken('SHARE_BATCH.TOO_MANY');
  return [{ type: 'ShareBatchStarted', data: { ...sent, rows } }];
}

/** Rows that were carried out before are no event: whoever goes on after an interruption may report them again. */
function advance(outcomes: readonly ShareRowOutcome[], state: NonNullable<ShareBatchState>): ShareBatchEvent[] {
  const done = state.outcomes.length;
  const further = furtherOutcomes(outcomes, done);
  if (further === null) throw new RuleBroken('SHARE_BATCH.OUT_OF_ORDER');
  if (further.length === 0) return [];
  const ofBatch = { batchId: state.batchId, insuredId: state.insuredId };
  const advanced: ShareBatchEvent = { type: 'ShareBatchAdvanced', data: { ...ofBatch, outcomes: further } };
  if (done + further.length < state.rows.length) return [advanced];
  return [
    advanced,
    { type: 'ShareBatchCompleted', data: { ...ofBatch, ...countedOutcomes([...state.outcomes, ...further], NONE) } },
  ];
}
