import type { Declaration } from '../declaration.js';
import type { Filter } from '../query.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import type { Connection } from './connection.js';
import { declarationOf } from './declarations.js';
import { filterSql } from './filter-sql.js';
import { tablesOf } from './names.js';
import type { Parameter, Sql } from './sql.js';

/** Far above what a page or a search asks for, below what SQLite takes. */
const MAX_PARAMETERS = 30_000;

/** A filter made ready for one collection. */
export interface Query {
  /** The quoted table. */
  readonly documents: string;
  readonly declaration: Declaration;
  readonly where: Sql;
}

export function queryOf(connection: Connection, collection: string, filter: Filter): Query {
  const { documents, words, wordKeys } = tablesOf(collection);
  const declaration = declarationOf(connection, collection);
  const where = filterSql(filter, { declaration, words, wordKeys });
  return { documents, declaration, where: { ...where, parameters: checked(where.parameters) } };
}

function checked(parameters: readonly Parameter[]): readonly Parameter[] {
  if (parameters.length > MAX_PARAMETERS) throw new UnsupportedQuery(`A filter of ${parameters.length} values`);
  return parameters;
}
