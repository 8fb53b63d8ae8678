import type { Document } from '../document.js';
import { foundOf, planPage } from '../page-plan.js';
import type { Found, Page, Sort } from '../query.js';
import type { Connection } from './connection.js';
import type { Query } from './query.js';
import { orderBy, placesIn } from './sort-sql.js';
import { allOf } from './sql.js';
import type { Sql } from './sql.js';

/** One page, and one document more to know whether there is another. */
export function findPage<Doc extends Document>(
  connection: Connection,
  query: Query,
  sort: readonly Sort[],
  page: Page,
): Found<Doc> {
  const { fields } = query.declaration;
  const plan = planPage(placesIn(fields), sort, page);
  const order = orderBy(plan.sort, fields);
  const rows = (where: Sql, wanted: number): string[] =>
    connection
      .all<{ readonly body: string }>(
        `SELECT body FROM ${query.documents} WHERE ${where.text} ${order} LIMIT ? OFFSET ?`,
        ...where.parameters,
        wanted,
        plan.offset,
      )
      .map((row) => row.body);
  const bodies =
    plan.ranges === null
      ? rows(query.where, plan.limit + 1)
      : rowsAfter(connection, plan.ranges, plan.limit + 1, (range, wanted) =>
          rows(allOf([query.where, range]), wanted),
        );
  return foundOf<Doc>(bodies, plan);
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
