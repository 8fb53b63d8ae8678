import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { until } from '@covertrail/platform/engine/testing/lines';
import request from 'supertest';
import { registerCompany } from '#testing/people';
import { newFolder, openTestProduct, type TestProduct } from '../../testing/test-product.js';

const A_YEAR_LATER = '2027-11-21T15:00:00.000Z';

describe('the health of a backend whose stores have a fault [K04]', () => {
  let folder: string;
  let product: TestProduct;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(async () => {
    product.log.errors.splice(0);
    await product.close();
    rmSync(folder, { recursive: true });
  });

  const degradedBy = async (): Promise<readonly string[]> =>
    (
      (await request(product.server).get('/covertrail-api/health/ready').expect(200)).body as {
        data: { degradedBy: readonly string[] };
      }
    ).data.degradedBy;

  /** Nothing is named any more: leases are taken, and what was ordered is done. */
  const sound = () => until(async () => (await degradedBy()).length === 0, 'nothing is named');

  /** As another program would, while the product runs. */
  function alter(file: 'events.db' | 'reads.db' | 'vault.db', statement: string): void {
    const database = new DatabaseSync(join(folder, file));
    expect(database.prepare(statement).run().changes).toBeGreaterThan(0);
    database.close();
  }

  it('names a clock that was ahead, until it has come there', async () => {
    product = await openTestProduct({ folder, at: A_YEAR_LATER });
    await registerCompany(product, 'Recorded in a year', ['agency']);
    await product.close();
    product = await openTestProduct({ folder });
    await product.settled();
    const sentence =
      'the last events were recorded by a clock that was ahead: until the clock has come there, all events are recorded at that moment';
    expect(await degradedBy()).toContain(sentence);
    product.clock.moveTo(A_YEAR_LATER);
    expect(await degradedBy()).not.toContain(sentence);
  });

  it('names an event that was damaged after everything had read it', async () => {
    product = await openTestProduct({ folder });
    await registerCompany(product, 'Hollis & Vance', ['agency']);
    await product.settled();
    const { ledgerWatch } = product.infrastructure;
    while (await ledgerWatch.checkNextPage());
    await sound();
    alter('events.db', "UPDATE events SET data = replace(data, 'Hollis', 'Hollas')");
    while (await ledgerWatch.checkNextPage());
    expect(await degradedBy()).toEqual([
      expect.stringMatching(
        /^the log holds events that are not as they were appended, the first at position 0*1 \([0-9a-f-]{36}\): npm run verify-ledger names them$/,
      ),
    ]);
  });

  it('names a view with a document that the disk has damaged, until it was built again beside it', async () => {
    product = await openTestProduct({ folder });
    const companyId = await registerCompany(product, 'Hollis & Vance', ['agency']);
    await product.settled();
    const { reads } = product.infrastructure;
    const collectionOf = async () =>
      (await reads.getControl<{ readonly collection: string }>('alias:companies'))!.collection;
    const collection = await collectionOf();
    while (await product.viewWatch.checkNextPage());
    await sound();
    alter('reads.db', `UPDATE "documents:${collection}" SET body = replace(body, 'Hollis', 'Hollas')`);
    while (await product.viewWatch.checkNextPage());
    expect(await degradedBy()).toEqual([
      `these views hold documents that are not as they were written, and are built again beside themselves: companies (${companyId})`,
    ]);
    await sound();
    expect(await collectionOf()).not.toBe(collection);
    expect(await reads.get(await collectionOf(), companyId)).toMatchObject({ name: 'Hollis & Vance' });
  });

  it('names a vault that has lost its secrets', async () => {
    product = await openTestProduct({ folder });
    await product.settled();
    await sound();
    alter('vault.db', "DELETE FROM secrets WHERE name = 'jwt'");
    expect(await degradedBy()).toEqual([
      'the vault has lost these secrets, put back the one that was kept with the log: jwt',
    ]);
  });
});
