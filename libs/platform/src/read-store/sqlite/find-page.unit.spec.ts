import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Filter, Sort } from '../query.js';
import { Connection } from './connection.js';
import { findPage } from './find-page.js';
import { queryOf } from './query.js';
import type { Parameter } from './sql.js';
import { SqliteReadStoreWriter } from './writer.js';

const COLLECTION = 'suppliers@1';
const NAMES = ['a b 1', null, 'a b 2', 'a b 2', null, 'a b 3'];

/** Keeps how SQLite answers each question for rows. */
class ExplainingConnection extends Connection {
  readonly steps: string[] = [];

  override all<Row>(text: string, ...parameters: readonly Parameter[]): Row[] {
    const plan = super.all<{ readonly detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...parameters);
    this.steps.push(...plan.map((step) => step.detail));
    return super.all<Row>(text, ...parameters);
  }
}

function fill(file: string): void {
  const writer = new SqliteReadStoreWriter(file);
  writer.run('prepare');
  writer.run('declare', COLLECTION, [
    { fields: ['viewer', 'name'] },
    { fields: ['viewer', 'status', 'name'] },
    { fields: ['viewer'], words: ['name'] },
  ]);
  const rows = NAMES.map((name, at) => ({ id: `d${at}`, viewer: 'v', name, status: 1 }));
  writer.run(
    'commit',
    rows.map((row) => ({ collection: COLLECTION, id: row.id, body: JSON.stringify(row), position: '1', fresh: true })),
    { projection: 'p', from: null, to: '1', epoch: 1 },
    null,
  );
  writer.close();
}

/** How every page of a list of one a page was found. */
function stepsOfPages(file: string, filter: Filter, sort: readonly Sort[]): string[] {
  const connection = new ExplainingConnection(file);
  let after: string | undefined;
  for (let page = 0; page < NAMES.length; page++) {
    const query = queryOf(connection, COLLECTION, filter);
    after = findPage(connection, query, sort, after === undefined ? { limit: 1 } : { limit: 1, after }).nextKey;
  }
  connection.close();
  return connection.steps;
}

describe('a page of a list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-store-'));
    fill(join(folder, 'read.sqlite'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const viewer: Filter = { where: { viewer: { eq: 'v' } } };
  it.each<readonly [string, Filter, Sort['direction']]>([
    ['upward', viewer, 'asc'],
    ['downward', viewer, 'desc'],
    ['of one status', { and: [viewer, { where: { status: { eq: 1 } } }] }, 'desc'],
    ['found by a word', { and: [viewer, { where: { name: { word: 'a' } } }] }, 'asc'],
  ])('comes out of an index in its order, deep in the list too: %s', (_, filter, direction) => {
    const steps = stepsOfPages(join(folder, 'read.sqlite'), filter, [{ field: 'name', direction }]);
    expect(steps.length).toBeGreaterThanOrEqual(NAMES.length);
    expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([]);
  });
});
