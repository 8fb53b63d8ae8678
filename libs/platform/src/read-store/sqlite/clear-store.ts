import type { Connection } from './connection.js';
import { tablesOf } from './names.js';

/** What is known of projections, in the order in which it goes. */
const FORGOTTEN = ['declarations', 'checkpoints', 'told', 'forgotten', 'control'];

/** All at once: nobody meets half of it. */
export function clearStore(connection: Connection): void {
  connection.writing(() => {
    for (const { name } of connection.all<{ readonly name: string }>('SELECT name FROM declarations')) {
      for (const table of Object.values(tablesOf(name))) connection.run(`DROP TABLE IF EXISTS ${table}`);
    }
    for (const table of FORGOTTEN) connection.run(`DELETE FROM ${table}`);
  });
}
