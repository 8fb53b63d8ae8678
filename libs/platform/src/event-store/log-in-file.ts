import { lookInside } from '../sqlite/look-inside.js';
import { refuseNewer } from './sqlite-schema.js';

/** What a file says of the log in it. */
export interface LogInFile {
  readonly id: string;
  readonly holdsEvents: boolean;
}

/** Writes nothing; null where the file holds no log. Throws EventStoreTooNew. */
export const logIn = (file: string): LogInFile | null =>
  lookInside(file, (database) => {
    refuseNewer(database);
    const begun = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'ledger'").get();
    if (begun === undefined) return null;
    const { id } = database.prepare('SELECT id FROM ledger').get() as { readonly id: string };
    return { id, holdsEvents: database.prepare('SELECT 1 FROM events LIMIT 1').get() !== undefined };
  });
