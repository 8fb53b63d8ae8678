import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import { Checking } from '../../backend/src/features/tracking/checking/checking.service.js';
import {
  SearchSuppliers,
  SearchSuppliersHandler,
} from '../../backend/src/features/tracking/supplier-search/supplier-search.query.js';
import { Views } from '../../backend/src/views/views.service.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { fillSearched } from '../searched-suppliers.js';
import { median, once, spreadOf } from '../timing.js';
import { trackedRows, VIEWER } from '../tracked-rows.js';

const SUPPLIERS = 10_000;
const ROUNDS = 5;
const TIMES = 20;
const AT_MOST_MS = 100;

/** From a letter that thousands of names have to a whole name, a number, an ID and a word that no name has. */
function keywords(): readonly string[] {
  const [{ supplierName, supplierId } = { supplierName: '', supplierId: '' }] = trackedRows(4_321, 4_322);
  return ['c', 'co', supplierName.slice(0, 4), supplierName, '4321', supplierId.slice(0, 8), 'zzzz'];
}

function figureOf(p50: number, p99: number): Figure {
  return {
    measure: `supplier search, ${SUPPLIERS.toLocaleString('en')} suppliers`,
    ours: `p50 ${duration(p50)}, p99 ${duration(p99)}`,
    peer: 'none: each is the median of five rounds',
    ratio: null,
    bar: `p99 ≤ ${AT_MOST_MS} ms`,
    met: p99 <= AT_MOST_MS,
    workload: `${keywords().length} texts, from one letter to a whole name, a number and an ID, ${TIMES} times each in ${ROUNDS} rounds: both tables, with whom to ask`,
    callers: '1, at the handler of the call',
    durability: NOT_STORED,
    size: `${SUPPLIERS.toLocaleString('en')} suppliers of one requester, an open request to each, two people of each`,
  };
}

/** The header search over a throw-away read store that is filled directly. */
export const supplierSearch: Measure = {
  name: 'supplier-search',
  run: async (bench: Bench): Promise<Figure[]> => {
    const folder = bench.folder();
    mkdirSync(folder);
    const reads = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer: 'worker' });
    const events = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'inline' });
    await fillSearched(reads, SUPPLIERS);
    const views = new Views(reads, {
      names: [],
      collectionOf: (view) => Promise.resolve(view),
      pin: (view) => Promise.resolve({ collection: view, position: '', late: false, beingBuilt: false }),
      whenApplied: () => Promise.resolve(true),
    });
    const handler = new SearchSuppliersHandler(
      views,
      new Checking(views, events, { handled: () => Promise.resolve('') }),
    );
    const search = (keyword: string) =>
      views.inRequest(undefined, () => handler.execute(new SearchSuppliers(VIEWER, keyword, true)));
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1)
        for (const keyword of keywords()) times.push(await once(() => search(keyword)));
      rounds.push(spreadOf(times));
    }
    await Promise.all([reads.close(), events.close()]);
    return [figureOf(median(rounds.map(({ p50 }) => p50)), median(rounds.map(({ p99 }) => p99)))];
  },
};
