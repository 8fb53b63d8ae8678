import { lookInside } from '../sqlite/look-inside.js';
import type { LogFound } from './log-found.js';
import { refuseNewer } from './sqlite-schema.js';

/** Writes nothing; null where the file holds no log. Throws EventStoreTooNew. */
export const logIn = (file: string): LogFound | null =>
  lookInside(file, (database) => {
    refuseNewer(database);
    const begun = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'ledger'").get();
    if (begun === undefined) return null;
    const { id } = database.prepare('SELECT id FROM ledger').get() as { readonly id: string };
    return { id, holdsEvents: database.prepare('SELECT 1 FROM events LIMIT 1').get() !== undefined };
  });
