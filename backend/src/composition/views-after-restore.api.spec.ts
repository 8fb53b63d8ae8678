/** @run rest: read models and mail that are lost, or restored from a backup. */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyLog, wholeEvents } from '@covertrail/platform/event-store/copying/copy-log';
import { inFolder } from '@covertrail/platform/event-store/copying/log-place';
import { snapshot } from '@covertrail/platform/json/canonical-json';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Alias } from '@covertrail/platform/engine/deployment/active-collections';
import { registerCompany, registerPerson } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';

describe('views that lie beside a log that was restored [K06]', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'views-after-restore-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (...path: string[]): string => join(folder, ...path);

  const work = async (name: string): Promise<void> => {
    const product = await openTestProduct({ folder: at('product') });
    await registerPerson(product, await registerCompany(product, name, ['requester']), 'Dana');
    await product.settled();
    await product.close();
  };
  /** The log alone goes back to what the folder held; everything else stays as it is. */
  const restoreLog = async (from: string): Promise<void> => {
    const source = await inFolder(at(from)).open();
    const target = await inFolder(at('new')).openTarget(await source.logId());
    await copyLog(wholeEvents(source.readAll({ after: '' })), target);
    await target.close();
    await source.close();
    for (const part of ['', '-wal', '-shm']) rmSync(at('product', `events.db${part}`), { force: true });
    renameSync(at('new', 'events.db'), at('product', 'events.db'));
  };
  const views = async ({ infrastructure: { reads } }: TestProduct): Promise<Record<string, string[]>> => {
    const all: Record<string, string[]> = {};
    for (const { name } of PROJECTIONS) {
      const alias = await reads.getControl<Alias>(`alias:${name}`);
      all[name] = [];
      for await (const line of snapshot(reads, alias!.collection)) all[name].push(line);
    }
    return all;
  };
  const converge = async (): Promise<void> => {
    const product = await openTestProduct({ folder: at('product') });
    await product.settled();
    const found = await views(product);
    await product.rebuilt();
    expect(await views(product)).toEqual(found);
    expect(found['companies']!.length + found['people']!.length).toBeGreaterThan(0);
    await product.close();
  };

  it('and are newer converge, also once the log has as many events again', async () => {
    await work('Meridian');
    cpSync(at('product'), at('then'), { recursive: true });
    await work('Northgate');
    await restoreLog('then');
    await converge();
    await work('Bayside');
    await converge();
  });

  it('and are older, or missing, converge', async () => {
    await work('Meridian');
    cpSync(at('product', 'reads.db'), at('old.db'));
    await work('Northgate');
    cpSync(at('product'), at('then'), { recursive: true });
    await restoreLog('then');
    for (const part of ['', '-wal', '-shm']) rmSync(at('product', `reads.db${part}`), { force: true });
    cpSync(at('old.db'), at('product', 'reads.db'));
    await converge();
    for (const part of ['', '-wal', '-shm']) rmSync(at('product', `reads.db${part}`), { force: true });
    await converge();
  });
});
