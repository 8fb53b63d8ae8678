import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { agencyImports } from './agency-imports.projection.js';

const system = { system: 'appliedEpic', asOf: '2026-11-20' };
const evidence = { name: 'book.csv', sha256: '', export: { ...system, importId: 'i-1' } };
const started: DomainEvent = {
  type: 'AgencyImportStarted',
  data: {
    importId: 'i-1',
    agencyId: 'a-1',
    ...system,
    count: 4,
    sheet: { fileId: 'f', sha256: '', fileName: 'book.csv' },
  },
};
const added = (other: object): DomainEvent => ({
  type: 'PolicyAdded',
  data: { policyId: 'p-1', insuredId: 'c-1', ...other },
});
const confirmed: DomainEvent = { type: 'PolicyConfirmedBySystem', data: { policyId: 'p-2', evidence, confirms: [] } };
const completed: DomainEvent = {
  type: 'AgencyImportCompleted',
  data: {
    importId: 'i-1',
    agencyId: 'a-1',
    ...system,
    added: 1,
    renewed: 2,
    changed: 0,
    confirmed: 1,
    unchanged: 1,
    refusedCount: 1,
    refused: [{ row: 3, code: 'POLICY.NO_LIMIT' }],
  },
};
const ids = { importId: 'i-1', agencyId: 'a-1', ...system };
const takingBack: DomainEvent = { type: 'AgencyImportTakeBackStarted', data: ids };
const result = {
  archived: 1,
  restored: 0,
  unconfirmed: 1,
  keptCount: 1,
  kept: [{ policyId: 'p-3', code: 'POLICY.SHARED_SINCE_IMPORT' }],
};
const takenBack: DomainEvent = { type: 'AgencyImportTakenBack', data: { ...ids, ...result } };

describe('imports from agency systems [H12]', () => {
  itIsAFold(
    agencyImports,
    asLog([started, added({ evidence }), added({}), confirmed, completed, takingBack, takenBack]),
  );

  it('count the policies that name them while they run, and then what they did', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(agencyImports, asLog([started, ...events])))['i-1'];
    expect(
      await now(added({ evidence }), added({}), added({ evidence: { name: 'COI.pdf', sha256: '' } })),
    ).toMatchObject({ stage: 'running', count: 4, done: 1, agencyId: 'a-1' });
    expect(await now(added({ evidence }), confirmed, completed)).toMatchObject({
      stage: 'completed',
      done: 2,
      added: 1,
      renewed: 2,
      confirmed: 1,
      unchanged: 1,
      refusedCount: 1,
      refused: [{ row: 3, code: 'POLICY.NO_LIMIT' }],
    });
  });

  it('say what taking them back did', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(agencyImports, asLog([started, completed, ...events])))['i-1'];
    expect(await now(takingBack)).toMatchObject({ stage: 'takingBack', takenBack: null });
    expect(await now(takingBack, takenBack)).toMatchObject({ stage: 'takenBack', takenBack: result, added: 1 });
  });
});
