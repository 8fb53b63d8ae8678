import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocationDetails, LocationPage } from '@covertrail/contracts/location/location.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SheetImportRow, SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { PEOPLE } from '@covertrail/demo/demo-people';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, NOT_STORED, type Figure } from '../figure.js';
import { locationSheet } from '../location-sheets.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { once, spreadOf, type Spread } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const LOCATIONS = 5_000;
const BUILDINGS = 3;
/** A sheet holds 10,000 rows. */
const IN_A_SHEET = 2_500;
const TIMES = 200;
const EDITS = 50;
const IMPORT_AT_MOST_MS = 20_000;
const PAGE_AT_MOST_MS = 100;
const GIVE_UP_MS = 120_000;
const CALLERS = 64;

async function newPolicy(priya: ApiCaller, insuredCompanyId: string, policyNumber: string): Promise<string> {
  const body = { insuredCompanyId, line: 'generalLiability', terms: { ...SENT_TERMS, policyNumber } };
  return (await priya.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', body)).body.policyId;
}

/** From the start of the import until its end can be read. Before it, the file is uploaded and previewed. */
async function importInto(priya: ApiCaller, policyId: string, sheet: string): Promise<number> {
  const { uploadId } = await priya.upload<SheetPreview>(
    `policy/locations/import/preview/${policyId}`,
    'sheet',
    'sites.csv',
    sheet,
  );
  const started = performance.now();
  const { importId } = (
    await priya.call<{ readonly importId: string }>('POST', `policy/locations/import/${policyId}`, { uploadId })
  ).body;
  while (performance.now() - started < GIVE_UP_MS) {
    const { rows } = (await priya.call<PageOf<SheetImportRow>>('GET', `policy/imports/${policyId}`)).body;
    if (rows.some(({ id, stage }) => id === importId && stage === 'completed')) return performance.now() - started;
    await sleep(50);
  }
  throw new Error(`The import did not end in ${GIVE_UP_MS} ms`);
}

async function timesOf(count: number, call: (index: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await once(() => call(index)));
  return spreadOf(times);
}

interface ListTimes {
  readonly page: Spread;
  readonly search: Spread;
  readonly opening: Spread;
  readonly edit: Spread;
  readonly nothing: Spread;
}

async function listTimes(priya: ApiCaller, policyId: string): Promise<ListTimes> {
  const pageOf = async (query: string) =>
    (await priya.call<LocationPage>('GET', `policy/locations/${policyId}?page=1&size=10${query}`)).body.locations;
  const found = await pageOf('');
  const details = async (index: number) =>
    (await priya.call<LocationDetails>('GET', `policy/location/${found[index % found.length]?.id}`)).body;
  return {
    page: await timesOf(TIMES, () => pageOf('')),
    nothing: await timesOf(TIMES, () => priya.call('GET', 'demo/accounts')),
    search: await timesOf(TIMES, (index) => pageOf(`&keyword=${1_000 + index}`)),
    opening: await timesOf(TIMES, details),
    edit: await timesOf(EDITS, async (index) => {
      const { id, place, limits, buildings } = await details(index);
      await priya.call('PUT', `policy/location/${id}`, {
        place: { ...place, description: `Bay ${index}` },
        limits,
        buildings,
      });
    }),
  };
}

/** The events of the first import, appended again by as many callers, with nobody deciding or folding; and the size of an edit. */
async function appendAgain(
  world: string,
  folder: string,
): Promise<{ readonly ms: number; readonly events: number; readonly editBytes: number }> {
  mkdirSync(folder);
  const from = await openSqliteEventStore({ file: join(world, 'events.db'), writer: 'worker' });
  const to = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
  const imported: StoredEvent[] = [];
  let editBytes = 0;
  for await (const event of from.readAll({ after: '' })) {
    const stored = intact(event);
    if (stored.meta.actor === 'system:location-importer' && imported.length < 2 * LOCATIONS) imported.push(stored);
    if (stored.type === 'LocationRevised') editBytes = JSON.stringify(stored.data).length;
  }
  const ms = await once(() =>
    atOnce(CALLERS, imported, ({ id, stream, type, data, meta }) =>
      to.append(stream, [{ id, type, data, meta }], 'any'),
    ),
  );
  await from.close();
  await to.close();
  return { ms, events: imported.length, editBytes };
}

const shown = ({ p50, p99 }: Spread): string => `p50 ${duration(p50)}, p99 ${duration(p99)}`;

const importFigure = (ms: number, peer: Awaited<ReturnType<typeof appendAgain>>): Figure => ({
  measure: `import of ${LOCATIONS.toLocaleString('en')} locations`,
  ours: duration(ms),
  peer: `${duration(peer.ms)} appending its ${peer.events.toLocaleString('en')} events, ${CALLERS} at a time`,
  ratio: ms / peer.ms,
  bar: `≤ ${IMPORT_AT_MOST_MS / 1_000} s`,
  met: ms <= IMPORT_AT_MOST_MS,
  workload:
    'a .csv that was uploaded and previewed; over HTTP from its start until its end can be read; views and reactions run; a claim of the number and a location for each row',
  callers: '1',
  durability: FLUSHED,
  size: `${LOCATIONS.toLocaleString('en')} rows, one building with one limit each`,
});

const pageFigure = (times: ListTimes, editBytes: number): Figure => ({
  measure: `first page of ${LOCATIONS.toLocaleString('en')} locations`,
  ours: shown(times.page),
  peer: `${shown(times.nothing)} a GET that reads nothing`,
  ratio: times.page.p99 / times.nothing.p99,
  bar: `p99 ≤ ${PAGE_AT_MOST_MS} ms`,
  met: times.page.p99 <= PAGE_AT_MOST_MS,
  workload: `over HTTP, ${TIMES} times; search ${shown(times.search)}; one opened ${shown(times.opening)}; one read and edited ${shown(times.edit)}, an event of ${editBytes} bytes`,
  callers: '1, one call after another',
  durability: `${NOT_STORED}; an edit: ${FLUSHED}`,
  size: `${LOCATIONS.toLocaleString('en')} locations of ${BUILDINGS} buildings, ten a page`,
});

/** A large schedule of locations, as an agent imports and reads it. */
export const locations: Measure = {
  name: 'locations',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const folder = copyWorld(world, bench.folder());
    const product = await startProgram('product', folder);
    const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const [client = ''] = clientsOfPriya(world.suppliers);
    const imported = await importInto(
      priya,
      await newPolicy(priya, client, 'GL-IMPORT'),
      locationSheet(1, LOCATIONS, 1),
    );
    const large = await newPolicy(priya, client, 'GL-LARGE');
    for (let from = 1; from <= LOCATIONS; from += IN_A_SHEET)
      await importInto(priya, large, locationSheet(from, IN_A_SHEET, BUILDINGS));
    const times = await listTimes(priya, large);
    await product.stop();
    const peer = await appendAgain(folder, bench.folder());
    return [importFigure(imported, peer), pageFigure(times, peer.editBytes)];
  },
};
