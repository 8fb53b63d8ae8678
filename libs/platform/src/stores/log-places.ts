import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.port.js';
import type { EventStoreDbSettings } from '../event-store/eventstoredb/connection-settings.js';
import { placeOf } from '../event-store/eventstoredb/log-client.js';
import { logOnEventStoreDb, openEventStoreDb } from '../event-store/eventstoredb-event-store.adapter.js';
import { logIn } from '../event-store/log-in-file.js';
import type { LogReader } from '../event-store/log-reader.port.js';
import { openSqliteEventStore, openSqliteLogReader } from '../event-store/sqlite-event-store.adapter.js';
import type { NativeCallGuard } from '../worker/native-calls.js';
import type { LogLook } from './look-at-stores.js';
import { keepFile, keepFolder, refuseUnusable } from '../disk/private-files.js';
import { StartRefused } from '../errors/refusal.js';
import type { StoresConfig } from './stores-config.js';

/** Where the log of a configuration is, and how it is looked at and opened there. */
interface LogPlace {
  /** For people: what a sentence names. */
  readonly place: string;
  readonly inspect: LogLook;
  open(): Promise<EventStore>;
  /** For a thread beside the process that opened it. `calls` guards its calls to native code. */
  openReader(calls: NativeCallGuard): Promise<LogReader>;
}

/** Throws FileNotGiven where this process may not use the file of the log. */
function logInFolder({ folder, writer }: Pick<StoresConfig, 'folder' | 'writer'>): LogPlace {
  const file = join(folder, 'events.db');
  refuseUnusable(folder, [file]);
  const open = async (): Promise<EventStore> => {
    keepFolder(folder);
    keepFile(file);
    return openSqliteEventStore({ file, writer });
  };
  return {
    place: file,
    inspect: async () => logIn(file),
    open,
    openReader: async (calls) => openSqliteLogReader(file, calls),
  };
}

function logOnServer(settings: EventStoreDbSettings): LogPlace {
  const open = () => openEventStoreDb(settings);
  return { place: placeOf(settings), inspect: () => logOnEventStoreDb(settings), open, openReader: open };
}

/** Where the log of a configuration is. Throws FileNotGiven. */
export const logPlaceOf = (config: StoresConfig): LogPlace =>
  config.eventStoreDb ? logOnServer(config.eventStoreDb) : logInFolder(config);

/** Throws StartRefused where no log was begun: a command that only looks begins none. */
export async function refuseWithoutLog(config: StoresConfig): Promise<void> {
  const { place, inspect } = logPlaceOf(config);
  if ((await inspect()) === null)
    throw new StartRefused(
      `There is no log in ${place}: name its folder by COVERTRAIL_FOLDER, or its server by COVERTRAIL_EVENTSTORE_URL`,
    );
}
