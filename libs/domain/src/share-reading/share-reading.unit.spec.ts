import { given } from '../kernel/testing/given.js';
import type { ShareOpened, ShareReadingCommand, SharedDocumentsDownloaded } from './share-reading.contract.js';
import { shareReadingDecider } from './share-reading.decider.js';

const reading = {
  shareId: '73000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000003',
  requesterId: 'c0000000-0000-4000-8000-000000000004',
  userId: 'b0000000-0000-4000-8000-000000000001',
  on: '2026-11-22',
};
const other = 'b0000000-0000-4000-8000-000000000002';
const first = { policyId: 'p1', documentId: 'd1', version: 1 };
const second = { policyId: 'p1', documentId: 'd1', version: 2 };
const opened: ShareOpened = { type: 'ShareOpened', data: reading };
const downloaded: SharedDocumentsDownloaded = {
  type: 'SharedDocumentsDownloaded',
  data: { ...reading, documents: [first] },
};
const opening = (change: Partial<typeof reading>): ShareReadingCommand => ({
  type: 'RecordOpening',
  ...reading,
  ...change,
});
const downloading = (change: Partial<SharedDocumentsDownloaded['data']>): ShareReadingCommand => ({
  type: 'RecordDownloads',
  ...downloaded.data,
  ...change,
});

describe('the readings of a share [D08]', () => {
  it('count an opening once a day, whoever opens it', () => {
    given(shareReadingDecider).when(opening({})).then(opened);
    given(shareReadingDecider, opened)
      .when(opening({ userId: other }))
      .nothing();
    given(shareReadingDecider, opened)
      .when(opening({ on: '2026-11-23' }))
      .then({ type: 'ShareOpened', data: { ...reading, on: '2026-11-23' } });
  });

  it('count a version of a document once for each person and day', () => {
    const after = given(shareReadingDecider, downloaded);
    after.when(downloading({})).nothing();
    after
      .when(downloading({ documents: [first, second] }))
      .then({ type: 'SharedDocumentsDownloaded', data: { ...reading, documents: [second] } });
    after
      .when(downloading({ userId: other }))
      .then({ type: 'SharedDocumentsDownloaded', data: { ...downloaded.data, userId: other } });
    after
      .when(downloading({ on: '2026-11-23' }))
      .then({ type: 'SharedDocumentsDownloaded', data: { ...downloaded.data, on: '2026-11-23' } });
  });
});
