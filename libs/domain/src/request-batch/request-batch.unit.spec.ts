import { given } from '../kernel/testing/given.js';
import type { BatchRowOutcome, RequestBatchEvent, RequestBatchStarted } from './request-batch.contract.js';
import { MOST_ROWS, requestBatchDecider } from './request-batch.decider.js';

const ofBatch = {
  batchId: '7b000000-0000-4000-8000-000000000001',
  requesterId: 'c0000000-0000-4000-8000-000000000004',
  projectId: '60000000-0000-4000-8000-000000000001',
};
const started = (count: number): RequestBatchStarted => ({
  type: 'RequestBatchStarted',
  data: { ...ofBatch, templateId: null, asked: { message: '', dueOn: '2026-12-05' }, count },
});
const sent = (row: number): BatchRowOutcome => ({ row, outcome: 'sent', requestId: ofBatch.projectId });
const refused = (row: number): BatchRowOutcome => ({ row, outcome: 'refused', code: 'REQUEST.NO_SUCH_SUPPLIER' });
const advanced = (...outcomes: BatchRowOutcome[]): RequestBatchEvent => ({
  type: 'RequestBatchAdvanced',
  data: { ...ofBatch, outcomes },
});
const batch = (...past: RequestBatchEvent[]) => given(requestBatchDecider, ...past);
const advance = (...outcomes: BatchRowOutcome[]) => ({ type: 'AdvanceRequestBatch', outcomes }) as const;

describe('a batch of requests [D01]', () => {
  it('has at least a row, and no more than a requester has suppliers', () => {
    batch()
      .when({ ...started(2).data, type: 'StartRequestBatch' })
      .then(started(2));
    batch()
      .when({ ...started(0).data, type: 'StartRequestBatch' })
      .refused('REQUEST_BATCH.EMPTY');
    batch()
      .when({ ...started(MOST_ROWS + 1).data, type: 'StartRequestBatch' })
      .refused('REQUEST_BATCH.TOO_MANY');
    batch(started(2))
      .when({ ...started(2).data, type: 'StartRequestBatch' })
      .refused('REQUEST_BATCH.ALREADY_EXISTS');
  });
  it('for evidence of insurance alone asks for no document [A11]', () => {
    const { data } = started(2);
    const evidence = { ...data.asked, isEvidenceOnly: true };
    batch()
      .when({ ...data, asked: evidence, type: 'StartRequestBatch' })
      .then({ ...started(2), data: { ...data, asked: evidence } });
    batch()
      .when({ ...data, asked: { ...evidence, policyLines: ['generalLiability'] }, type: 'StartRequestBatch' })
      .refused('REQUEST.EVIDENCE_ALONE');
  });
  it('goes on row by row, and ends with the last one, counted by outcome', () => {
    batch(started(3))
      .when(advance(sent(1)))
      .then(advanced(sent(1)));
    batch(started(3), advanced(sent(1)))
      .when(advance({ row: 2, outcome: 'alreadyOpen' }, refused(3)))
      .then(advanced({ row: 2, outcome: 'alreadyOpen' }, refused(3)), {
        type: 'RequestBatchCompleted',
        data: { ...ofBatch, sent: 1, alreadyOpen: 1, refused: 1 },
      });
  });
  it('takes each row once, in the order of the rows', () => {
    const half = batch(started(3), advanced(sent(1), sent(2)));
    half.when(advance(sent(1), sent(2))).nothing();
    half.when(advance(sent(2), sent(3))).then(advanced(sent(3)), {
      type: 'RequestBatchCompleted',
      data: { ...ofBatch, sent: 3, alreadyOpen: 0, refused: 0 },
    });
    batch(started(3))
      .when(advance(sent(2)))
      .refused('REQUEST_BATCH.OUT_OF_ORDER');
  });
});
