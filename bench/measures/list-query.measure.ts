import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import type { TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { TOTAL_CAP } from '../../backend/src/http/page.rules.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { LIST_QUESTIONS, PAGE_SIZE, type ListQuestion } from '../list-questions.js';
import { INDEXES, PlainTable } from '../plain-table.js';
import { once, spreadOf, type Spread } from '../timing.js';
import { trackedRows } from '../tracked-rows.js';

const COLLECTION = 'tracked-suppliers@1';
const BATCH = 5_000;
const TIMES = 40;
const AT_MOST_MS = 20;
const SIZES = [10_000, 100_000];
const FULL_SIZES = [...SIZES, 1_000_000];

interface Stores {
  readonly ours: ReadStore;
  readonly peer: PlainTable;
}

/** Without indexes, which are made when all rows are there: faster than a fold, whose time is not measured here. */
async function fill({ ours, peer }: Stores, from: number, to: number): Promise<void> {
  await ours.declare(COLLECTION, []);
  peer.dropIndexes();
  for (let at = from; at < to; at += BATCH) {
    const rows = [...trackedRows(at, Math.min(at + BATCH, to))];
    const position = (index: number): string => String(index).padStart(16, '0');
    const writes = rows.map((document, index) => ({
      collection: COLLECTION,
      id: document.id,
      document,
      position: position(at + index + 1),
    }));
    await ours.commit(writes, {
      projection: COLLECTION,
      from: at === 0 ? null : position(at),
      to: position(at + BATCH),
      epoch: 1,
    });
    peer.fill(rows);
  }
  await ours.declare(COLLECTION, INDEXES);
  peer.createIndexes();
}

/** The page and its total, as the dashboard reads them. */
async function ask(ours: ReadStore, { filter, sort, page }: ListQuestion): Promise<readonly TrackedSupplierDocument[]> {
  const { documents } = await ours.find<TrackedSupplierDocument>(COLLECTION, filter, sort, page);
  await ours.count(COLLECTION, filter, TOTAL_CAP);
  return documents;
}

async function compare(
  { ours, peer }: Stores,
  question: ListQuestion,
): Promise<{ readonly ours: number[]; readonly peer: number[] }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  const plainly = peer.asking(question, TOTAL_CAP);
  const [found, expected] = [await ask(ours, question), plainly() as readonly TrackedSupplierDocument[]];
  if (
    found.map(({ id }) => id).join() !==
    expected
      .slice(0, PAGE_SIZE)
      .map(({ id }) => id)
      .join()
  )
    throw new Error(`${question.name}: other rows`);
  for (let time = 0; time < TIMES; time += 1) {
    times.ours.push(await once(() => ask(ours, question)));
    times.peer.push(await once(plainly));
  }
  return times;
}

async function measureAt(size: number, stores: Stores): Promise<Figure> {
  const ours: number[] = [];
  const peer: number[] = [];
  let slowest: { readonly name: string; readonly spread: Spread } | undefined;
  for (const question of LIST_QUESTIONS) {
    const times = await compare(stores, question);
    ours.push(...times.ours);
    peer.push(...times.peer);
    const spread = spreadOf(times.ours);
    if (!slowest || spread.p50 > slowest.spread.p50) slowest = { name: question.name, spread };
  }
  return figureOf(
    size,
    spreadOf(ours),
    spreadOf(peer),
    `slowest: ${slowest?.name}, p50 ${duration(slowest?.spread.p50 ?? 0)}`,
  );
}

function figureOf(size: number, ours: Spread, peer: Spread, slowest: string): Figure {
  return {
    measure: `list query, ${size.toLocaleString('en')} rows`,
    ours: `p50 ${duration(ours.p50)}, p99 ${duration(ours.p99)}`,
    peer: `p50 ${duration(peer.p50)}, p99 ${duration(peer.p99)} raw SQL on a plain table with the same indexes`,
    ratio: ours.p99 / peer.p99,
    bar: `p99 ≤ ${AT_MOST_MS} ms`,
    met: ours.p99 <= AT_MOST_MS,
    workload: `${LIST_QUESTIONS.length} questions of the dashboard, ${TIMES} times each: filter, sort, a page of ${PAGE_SIZE}, the total to 10,000; ${slowest}`,
    callers: '1, in turns with the peer',
    durability: NOT_STORED,
    size: `${size.toLocaleString('en')} rows, ${Math.min(size, 100_000).toLocaleString('en')} of them the viewer's`,
  };
}

/** A throw-away read store, filled directly: the tracked-policies dashboard at three sizes, the largest with `--full`. */
export const listQuery: Measure = {
  name: 'list-query',
  run: async (bench: Bench): Promise<Figure[]> => {
    const folder = bench.folder();
    mkdirSync(folder);
    const ours = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer: 'worker' });
    const stores = { ours, peer: new PlainTable(join(folder, 'plain.db')) };
    const figures: Figure[] = [];
    let filled = 0;
    for (const size of bench.full ? FULL_SIZES : SIZES) {
      const ms = await once(() => fill(stores, filled, size));
      console.log(`  ${size.toLocaleString('en')} rows stand after ${duration(ms)}`);
      filled = size;
      figures.push(await measureAt(size, stores));
    }
    await ours.close();
    stores.peer.close();
    return figures;
  },
};
