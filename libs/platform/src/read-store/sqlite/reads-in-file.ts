import { formatOf } from '#sqlite/file-format';
import { lookInside } from '#sqlite/look-inside';
import { REBUILT_FROM_LOG } from './connection.js';
import { refuseNewer } from './schema.js';

/** Id of the log that the views in a file were folded from, without changing the file; null where none is said. Throws ReadStoreTooNew. */
export const logOfReadsIn = (file: string): string | null =>
  lookInside(
    file,
    (database) => {
      refuseNewer(formatOf(database));
      const begun = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'control'").get();
      const said =
        begun &&
        (database.prepare("SELECT value FROM control WHERE key = 'log'").get() as
          { readonly value: string } | undefined);
      return said ? (JSON.parse(said.value) as string) : null;
    },
    REBUILT_FROM_LOG,
  );
