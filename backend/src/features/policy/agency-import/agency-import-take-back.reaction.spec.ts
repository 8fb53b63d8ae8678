/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { coverSupplier } from '#testing/covered-supplier';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { agencySheet, importedFromSystem } from '../testing/agency-sheet.js';
import { AgencyImportTakeBack } from './agency-import-take-back.service.js';

describe('taking an import from an agency system back [H12]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('that is carried out twice, or only now after a part of it was, records nothing more', async () => {
    const { agent } = await coverSupplier(product);
    const importId = await importedFromSystem(
      agent,
      agencySheet(
        'Granite Peak,GL,GL-88120,12345,07/01/2026,07/01/2027,2000000,4000000',
        'Granite Peak,GL,GL-99,12345,07/01/2026,07/01/2027,1000000,2000000',
      ),
    );
    await product.settled();
    await agent.put(`agent/system-import/take-back/${importId}`).expect(200);
    await product.settled();
    const stream = await product.infrastructure.events.readStream(`agencyImport-${importId}`);
    const [started, ended] = stream.slice(-2);
    expect(ended).toMatchObject({
      type: 'AgencyImportTakenBack',
      data: { archived: 1, restored: 1, unconfirmed: 0, keptCount: 0 },
    });
    const { agencyId, system, asOf } = started!.data as { agencyId: string; system: 'appliedEpic'; asOf: string };
    const done = await product.infrastructure.events.head();
    await product.app
      .get(AgencyImportTakeBack, { strict: false })
      .carryOut({ importId, agencyId, system, asOf }, done, (commandId) =>
        bySystem('agency-import-take-back', commandId),
      );
    expect(await product.infrastructure.events.head()).toBe(done);
  });
});
