import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { sheetImports } from './sheet-imports.projection.js';

const ids = { importId: 'i-1', policyId: 'p-1', insuredId: 'c-1', kind: 'locations' };
const startedOf = (kind: string): DomainEvent => ({
  type: 'SheetImportStarted',
  data: { ...ids, kind, agencyId: 'c-2', sheet: { fileId: 'f', sha256: '', fileName: 'sites.xlsx' }, count: 3 },
});
const started = startedOf('locations');
const added = (number: string, importId: string | null = 'i-1'): DomainEvent => ({
  type: 'LocationAdded',
  data: { locationId: number, policyId: 'p-1', insuredId: 'c-1', importId },
});
const removed: DomainEvent = {
  type: 'LocationRemoved',
  data: { locationId: '1', policyId: 'p-1', insuredId: 'c-1', importId: 'i-1' },
};
const completed: DomainEvent = {
  type: 'SheetImportCompleted',
  data: { ...ids, added: 2, refusedCount: 1, refused: [] },
};
const undone: DomainEvent = { type: 'SheetImportUndone', data: { ...ids, count: 3 } };
const appointed: DomainEvent = { type: 'AgencyAppointed', data: { ofRecord: true, insuredId: 'c-1', agencyId: 'c-8' } };
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-1', fromAgencyId: 'c-8', toAgencyId: 'c-9' },
};

describe('imports of spreadsheets [C06]', () => {
  itIsAFold(
    sheetImports,
    asLog([started, added('1'), added('7', null), added('2'), completed, appointed, undone, removed, transferred]),
  );

  it('count vehicles as well [C07]', async () => {
    const vehicle: DomainEvent = {
      type: 'VehicleAdded',
      data: { vehicleId: 'v-1', policyId: 'p-1', insuredId: 'c-1', importId: 'i-1' },
    };
    const gone: DomainEvent = {
      type: 'VehicleRemoved',
      data: { vehicleId: 'v-1', policyId: 'p-1', insuredId: 'c-1', importId: 'i-1' },
    };
    const documents = living(await foldProjection(sheetImports, asLog([startedOf('vehicles'), vehicle, gone])));
    expect(documents['i-1']).toMatchObject({ kind: 'vehicles', added: 1, removed: 1 });
  });

  it('count the records that are there while they run', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(sheetImports, asLog([started, ...events])))['i-1'];
    expect(await now(added('1'), added('7', null))).toMatchObject({ stage: 'running', count: 3, added: 1 });
    expect(await now(added('1'), added('2'), completed)).toMatchObject({
      stage: 'completed',
      added: 2,
      refused: 1,
      revision: 3,
    });
    expect(await now(added('1'), completed, undone, removed)).toMatchObject({
      stage: 'undone',
      removed: 1,
      agencyId: 'c-2',
    });
  });
});
