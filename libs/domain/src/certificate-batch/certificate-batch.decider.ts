import { MOST_CERTIFICATES } from '../fields/certificate-batch-fields.js';
import { countedOutcomes, furtherOutcomes } from '../kernel/batch-rows.rules.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  CertificateBatchCommand,
  CertificateBatchEvent,
  CertificateBatchRequested,
  CertificateBatchStarted,
  CertificateRowOutcome,
} from './certificate-batch.contract.js';

/** Null before the batch was started. `outcomes`: of the rows that were carried out, which are the first ones. */
export type CertificateBatchState =
  | (CertificateBatchStarted['data'] & {
      readonly stage: 'running' | 'completed';
      readonly outcomes: readonly CertificateRowOutcome[];
    })
  | null;

/** Every code with which a command to a batch may be refused. */
export const CERTIFICATE_BATCH_CODES = [
  'CERTIFICATE_BATCH.NOT_FOUND',
  'CERTIFICATE_BATCH.ALREADY_EXISTS',
  'CERTIFICATE_BATCH.EMPTY',
  'CERTIFICATE_BATCH.TOO_MANY',
  'CERTIFICATE_BATCH.OUT_OF_ORDER',
] as const;

const NONE = { issued: 0, alreadyHas: 0, refused: 0 } as const;

/** Certificates issued to many holders at once: `certificateBatch-<batchId>`. It ends with its last row [E03]. */
export const certificateBatchDecider: Decider<CertificateBatchState, CertificateBatchCommand, CertificateBatchEvent> = {
  type: 'certificateBatch',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartCertificateBatch') return start(dataOf(command), state);
    if (command.type === 'RequestCertificateBatch') return request(dataOf(command), state);
    if (state === null) throw new RuleBroken('CERTIFICATE_BATCH.NOT_FOUND');
    return advance(command.outcomes, state);
  },
  evolve(state, event) {
    if (event.type === 'CertificateBatchStarted') return { ...event.data, stage: 'running', outcomes: [] };
    if (state === null || event.type === 'CertificateBatchRequested') return state;
    if (event.type === 'CertificateBatchCompleted') return { ...state, stage: 'completed' };
    return { ...state, outcomes: [...state.outcomes, ...event.data.outcomes] };
  },
};

/** The same holder is one row. */
function start(sent: CertificateBatchStarted['data'], state: CertificateBatchState): CertificateBatchEvent[] {
  if (state !== null) throw new RuleBroken('CERTIFICATE_BATCH.ALREADY_EXISTS');
  const rows = [...new Map(sent.rows.map((row) => [row.id, row])).values()];
  if (rows.length === 0) throw new RuleBroken('CERTIFICATE_BATCH.EMPTY');
  if (rows.length > MOST_CERTIFICATES) throw new RuleBroken('CERTIFICATE_BATCH.TOO_MANY');
  return [{ type: 'CertificateBatchStarted', data: { ...sent, rows } }];
}

/** It has an id of its own, under which nothing is issued. */
function request(sent: CertificateBatchRequested['data'], state: CertificateBatchState): CertificateBatchEvent[] {
  if (state !== null) throw new RuleBroken('CERTIFICATE_BATCH.ALREADY_EXISTS');
  return [{ type: 'CertificateBatchRequested', data: sent }];
}

function advance(
  outcomes: readonly CertificateRowOutcome[],
  state: NonNullable<CertificateBatchState>,
): CertificateBatchEvent[] {
  const done = state.outcomes.length;
  const further = furtherOutcomes(outcomes, done);
  if (further === null) throw new RuleBroken('CERTIFICATE_BATCH.OUT_OF_ORDER');
  if (further.length === 0) return [];
  const { batchId, insuredId, agencyId, rows } = state;
  const ofBatch = { batchId, insuredId, agencyId };
  const advanced: CertificateBatchEvent = { type: 'CertificateBatchAdvanced', data: { ...ofBatch, outcomes: further } };
  if (done + further.length < rows.length) return [advanced];
  const counts = countedOutcomes([...state.outcomes, ...further], NONE);
  return [advanced, { type: 'CertificateBatchCompleted', data: { ...ofBatch, ...counts } }];
}
