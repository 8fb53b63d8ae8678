import { understood } from '../declaration.js';
import type { Declaration } from '../declaration.js';
import type { IndexDeclaration } from '../read-store.port.js';
import { UnsupportedQuery } from '../read-store.port.js';
import type { Connection } from './connection.js';

const parsed = new Map<string, Declaration>();
const REMEMBERED = 500;

/** Read again for each use, since another process may have declared otherwise. Throws UnsupportedQuery when undeclared. */
export function declarationOf(connection: Connection, collection: string): Declaration {
  const row = connection.first<{ readonly declared: string }>('SELECT declared FROM collections WHERE name = ?', collection);
  if (row === undefined) throw new UnsupportedQuery(`Not declared: ${collection}`);
  const known = parsed.get(row.declared);
  if (known !== undefined) return known;
  if (parsed.size >= REMEMBERED) parsed.clear();
  const declaration = understood(JSON.parse(row.declared) as IndexDeclaration[]);
  parsed.set(row.declared, declaration);
  return declaration;
}
