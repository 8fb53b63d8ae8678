import { checkedPage } from '../checked-page.js';
import type { Document } from '../document.js';
import type { Found, Page, Sort } from '../query.js';
import { pageKeyOf, readPageKey } from '../page-key.js';
import type { Connection } from './connection.js';
import type { Query } from './query.js';
import { allOf } from './sql.js';
import type { Sql } from './sql.js';
import { orderBy, rangesAfter, termsOf } from './sort-sql.js';

/** One page, and one document more to know whether there is another. */
export function findPage<Doc extends Document>(
  connection: Connection,
  query: Query,
  sort: readonly Sort[],
  page: Page,
): Found<Doc> {
  const { limit, after, offset } = checkedPage(page);
  const terms = termsOf(sort, query.declaration.fields);
  const fields = terms.map((term) => term.field);
  const rows = (range: Sql, wanted: number, skipped: number): string[] => connection
    .all<{ readonly body: string }>(
      `SELECT body FROM ${query.documents} WHERE ${range.text} ${orderBy(terms)} LIMIT ? OFFSET ?`,
      ...range.parameters, wanted, skipped,
    )
    .map((row) => row.body);
  const bodies = after === undefined
    ? rows(query.where, limit + 1, offset)
    : rowsAfter(connection, rangesAfter(terms, readPageKey(after, fields)), limit + 1, (range, wanted) =>
      rows(allOf([query.where, range]), wanted, 0));
  const documents = bodies.slice(0, limit).map((body) => JSON.parse(body) as Doc);
  const last = documents.at(-1);
  return bodies.length <= limit || last === undefined ? { documents } : { documents, nextKey: pageKeyOf(last, fields) };
}

/** Range after range until there is enough, all of one state of the file. */
function rowsAfter(
  connection: Connection,
  ranges: readonly Sql[],
  wanted: number,
  rows: (range: Sql, wanted: number) => string[],
): string[] {
  return connection.reading(() => {
    const found: string[] = [];
    for (const range of ranges) {
      if (found.length >= wanted) break;
      found.push(...rows(range, wanted - found.length));
    }
    return found;
  });
}
