import { given } from '../kernel/testing/given.js';
import type {
  AgencyImportCompleted,
  AgencyImportStarted,
  AgencyImportTakeBackStarted,
  AgencyImportTakenBack,
} from './agency-import.contract.js';
import { agencyImportDecider } from './agency-import.decider.js';

const ids = {
  importId: '72000000-0000-4000-8000-000000000002',
  agencyId: '30000000-0000-4000-8000-000000000001',
  system: 'appliedEpic',
  asOf: '2026-11-20',
} as const;
const sheet = { fileId: '73000000-0000-4000-8000-000000000002', sha256: 'a'.repeat(64), fileName: 'book.xlsx' };
const counts = { added: 1, renewed: 0, changed: 1, confirmed: 0, unchanged: 0 };
const started: AgencyImportStarted = { type: 'AgencyImportStarted', data: { ...ids, sheet, count: 2 } };
const completed: AgencyImportCompleted = {
  type: 'AgencyImportCompleted',
  data: { ...ids, ...counts, refusedCount: 0, refused: [] },
};
const start = { type: 'StartAgencyImport', ...started.data } as const;
const complete = { type: 'CompleteAgencyImport', ...counts, refused: [] } as const;
const takeBack = { type: 'TakeBackAgencyImport' } as const;
const takingBack: AgencyImportTakeBackStarted = { type: 'AgencyImportTakeBackStarted', data: ids };
const backCounts = { archived: 1, restored: 0, unconfirmed: 0 };
const kept = [{ policyId: '70000000-0000-4000-8000-000000000001', code: 'POLICY.SHARED_SINCE_IMPORT' }];
const endTakeBack = { type: 'CompleteTakeBack', ...backCounts, kept } as const;
const takenBack: AgencyImportTakenBack = {
  type: 'AgencyImportTakenBack',
  data: { ...ids, ...backCounts, keptCount: 1, kept },
};

describe('an import from an agency system [H12]', () => {
  it('records its start once', () => given(agencyImportDecider).when(start).then(started));
  it('has one start', () => given(agencyImportDecider, started).when(start).refused('AGENCY_IMPORT.ALREADY_EXISTS'));
  it('holds something', () =>
    given(agencyImportDecider)
      .when({ ...start, count: 0 })
      .refused('AGENCY_IMPORT.EMPTY'));
  it('records its end once', () => {
    given(agencyImportDecider, started).when(complete).then(completed);
    given(agencyImportDecider, started, completed).when(complete).nothing();
  });
  it('records the first hundred rows that were refused', () => {
    const refused = Array.from({ length: 120 }, (_, index) => ({
      row: index + 2,
      code: 'AGENCY_IMPORT.CLIENT_UNKNOWN',
    }));
    return given(agencyImportDecider, started)
      .when({ ...complete, refused })
      .then({ ...completed, data: { ...completed.data, refusedCount: 120, refused: refused.slice(0, 100) } });
  });
  it('is taken back once, and when it has ended', () => {
    given(agencyImportDecider, started).when(takeBack).refused('AGENCY_IMPORT.RUNNING');
    given(agencyImportDecider, started, completed).when(takeBack).then(takingBack);
    given(agencyImportDecider, started, completed, takingBack).when(takeBack).nothing();
    given(agencyImportDecider, started, completed).when(endTakeBack).nothing();
    given(agencyImportDecider, started, completed, takingBack).when(endTakeBack).then(takenBack);
    given(agencyImportDecider, started, completed, takingBack, takenBack).when(endTakeBack).nothing();
    given(agencyImportDecider, started, completed, takingBack, takenBack).when(takeBack).nothing();
  });
  it('must be there', () => given(agencyImportDecider).when(complete).refused('AGENCY_IMPORT.NOT_FOUND'));
});
