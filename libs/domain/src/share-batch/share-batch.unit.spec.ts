import { given } from '../kernel/testing/given.js';
import type { ShareBatchEvent, ShareBatchStarted, ShareRowOutcome } from './share-batch.contract.js';
import { MOST_SHARES } from '../fields/share-fields.js';
import { shareBatchDecider } from './share-batch.decider.js';

const ofBatch = {
  batchId: '7c000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000003',
};
const row = (number: number) => ({ requesterId: 'r', projectId: `p-${number}` });
const started = (count: number): ShareBatchStarted => ({
  type: 'ShareBatchStarted',
  data: {
    ...ofBatch,
    agencyId: null,
    policyIds: ['p1'],
    terms: {},
    rows: Array.from({ length: count }, (_, index) => row(index)),
  },
});
const shared = (at: number): ShareRowOutcome => ({ row: at, outcome: 'shared', shareId: 's' });
const advanced = (...outcomes: ShareRowOutcome[]): ShareBatchEvent => ({
  type: 'ShareBatchAdvanced',
  data: { ...ofBatch, outcomes },
});
const batch = (...past: ShareBatchEvent[]) => given(shareBatchDecider, ...past);
const start = (data: ShareBatchStarted['data']) => ({ ...data, type: 'StartShareBatch' }) as const;
const advance = (...outcomes: ShareRowOutcome[]) => ({ type: 'AdvanceShareBatch', outcomes }) as const;

describe('sharing with many at once [D03]', () => {
  it('has each recipient once, at least one, and no more than a call can hold', () => {
    batch()
      .when(start({ ...started(2).data, rows: [row(0), row(1), row(0)] }))
      .then(started(2));
    batch()
      .when(start(started(0).data))
      .refused('SHARE_BATCH.EMPTY');
    batch()
      .when(start(started(MOST_SHARES + 1).data))
      .refused('SHARE_BATCH.TOO_MANY');
    batch(started(2))
      .when(start(started(2).data))
      .refused('SHARE_BATCH.ALREADY_EXISTS');
  });
  it('goes on row by row, each once, and ends with the last one, counted by outcome', () => {
    const refused: ShareRowOutcome = { row: 3, outcome: 'refused', code: 'SHARE.POLICY_EXPIRED' };
    batch(started(3))
      .when(advance(shared(1)))
      .then(advanced(shared(1)));
    batch(started(3))
      .when(advance(shared(2)))
      .refused('SHARE_BATCH.OUT_OF_ORDER');
    batch(started(3), advanced(shared(1)))
      .when(advance(shared(1)))
      .nothing();
    batch(started(3), advanced(shared(1)))
      .when(advance(shared(1), { row: 2, outcome: 'alreadyShared' }, refused))
      .then(advanced({ row: 2, outcome: 'alreadyShared' }, refused), {
        type: 'ShareBatchCompleted',
        data: { ...ofBatch, shared: 1, alreadyShared: 1, refused: 1 },
      });
  });
});
