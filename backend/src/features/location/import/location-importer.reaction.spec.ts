/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import { CommandBus } from '@nestjs/cqrs';
import type { LocationPage } from '@covertrail/contracts/location/location.replies';
import type { SheetImportStarted } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { SheetImporter } from '#spreadsheets/sheet-importer.service';
import { Uploads } from '#uploads/uploads.service';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';
import type { AddToSchedule } from '#schedules/add-to-schedule.command';
import { scheduleRecords } from '#schedules/schedule-records';
import { Schedules } from '#schedules/schedules.service';
import { LOCATIONS } from '../location-schedule.js';
import { importedSheet, locationSheet, uploadedSheet } from '../testing/location-sheet.js';

const metaOf = (commandId: string) => bySystem('location-importer', commandId);

describe('an import of locations [C06]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const startedBy = async (importId: string): Promise<SheetImportStarted['data']> =>
    (await product.infrastructure.events.readStream(`sheetImport-${importId}`))[0]!.data as SheetImportStarted['data'];
  const found = async (): Promise<number> => {
    await product.settled();
    return bodyOf<LocationPage>(await world.agent.get(`policy/locations/${world.policyId}`).expect(200)).totalCount;
  };

  it('that is carried out twice adds its locations once', async () => {
    const importId = await importedSheet(world.agent, world.policyId, locationSheet('1', '2', '3'));
    expect(await found()).toBe(3);
    const before = await product.infrastructure.events.head();
    const { importer, kind } = product.app.get(Schedules, { strict: false }).imports(LOCATIONS);
    await importer.add(kind, await startedBy(importId), metaOf);
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('that broke off in the middle is completed by the next process', async () => {
    const { app } = product;
    const uploadId = await uploadedSheet(world.agent, world.policyId, locationSheet('11', '12', '13', '14'));
    const { fileId, sha256, name } = (await app
      .get(Uploads, { strict: false })
      .find('sheet', world.agent.companyId, uploadId))!;
    const started = {
      importId: newId(),
      policyId: world.policyId,
      insuredId: world.insured.companyId,
      agencyId: null,
      kind: 'locations',
      count: 4,
      sheet: { fileId, sha256, fileName: name },
    } as const;
    await expect(app.get(SheetImporter, { strict: false }).add(endingAfter(2), started, metaOf)).rejects.toThrow(
      'The process ended.',
    );
    expect(await found()).toBe(5);
    const deciders = app.get(DeciderStore, { strict: false });
    await deciders.handle(
      sheetImportDecider,
      started.importId,
      { type: 'StartSheetImport', ...started },
      metaOf(newId()),
    );
    expect(await found()).toBe(7);
    expect((await deciders.load(sheetImportDecider, started.importId)).state).toMatchObject({ stage: 'completed' });
  });

  /** The locations of a process that ends after so many commands. */
  function endingAfter(commands: number) {
    const { app } = product;
    const bus = app.get(CommandBus, { strict: false });
    let left = commands;
    const execute = (command: AddToSchedule<unknown>) =>
      left-- > 0 ? bus.execute(command) : Promise.reject(new Error('The process ended.'));
    return scheduleRecords(LOCATIONS, { execute }, app.get(DeciderStore, { strict: false }));
  }
});
