import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../errors/refusal.js';
import { keepFile, keepFolder } from '../../disk/private-files.js';
import { eventStoreDbAt } from '../eventstoredb/settings-from.js';
import type { EventStoreDbSettings } from '../eventstoredb/connection-settings.js';
import { placeOf } from '../eventstoredb/log-client.js';
import type { EventStore } from '../event-store.port.js';
import { logOnEventStoreDb, openEventStoreDb } from '../eventstoredb-event-store.adapter.js';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import { openEventStoreDbLogTarget } from './eventstoredb-log-target.js';
import type { LogTarget } from './log-target.port.js';
import { openSqliteLogTarget } from './sqlite-log-target.js';

/** A log by name, as an operator writes it: `folder:/var/lib/covertrail`, `esdb-file:/run/secrets/eventstore-url`. */
export interface LogPlace {
  /** For people: without user and password. */
  readonly name: string;
  /** Throws StartRefused where there is no log. */
  open(): Promise<EventStore>;
  /** Throws TargetTaken, TargetInUse, and what `openEventStoreDb` throws. */
  openTarget(sourceId: string): Promise<LogTarget>;
}

const FORMS = 'folder:<path>, esdb://<host>:2113, or esdb-file:<a file that holds the address>';

/**
 * The log that a text names. `env` says as whom EventStoreDB is asked (`eventStoreDbAt`). Throws StartRefused for a text that names no
 * place, EventStoreRefused for an address that cannot be read.
 */
export function logPlace(text: string, env: NodeJS.ProcessEnv = {}): LogPlace {
  const [, kind, rest] = /^([a-z-]+(?:\+[a-z]+)?):(.+)$/s.exec(text) ?? [];
  if (rest === undefined) throw new StartRefused(`"${text}" names no log: write ${FORMS}`);
  if (kind === 'folder') return inFolder(rest);
  if (kind === 'esdb' || kind === 'esdb+discover') return onEventStoreDb(eventStoreDbAt(text, env));
  if (kind === 'esdb-file') return onEventStoreDb(eventStoreDbAt(readFileSync(rest, 'utf8').trim(), env));
  // The rest may hold a password.
  throw new StartRefused(`"${kind}:" names no log: write ${FORMS}`);
}

/** The log of the embedded stores in a folder. */
export function inFolder(folder: string): LogPlace {
  const file = join(folder, 'events.db');
  return {
    name: file,
    open: async () => {
      if (!existsSync(file)) throw new StartRefused(`There is no log at ${file}`);
      return openSqliteEventStore({ file, writer: 'inline' });
    },
    openTarget: async (sourceId) => {
      const target = openSqliteLogTarget(file, sourceId);
      keepFolder(folder);
      keepFile(file);
      return target;
    },
  };
}

/** The log on a server. */
export function onEventStoreDb(settings: EventStoreDbSettings): LogPlace {
  const name = placeOf(settings);
  return {
    name,
    open: async () => {
      if ((await logOnEventStoreDb(settings)) === null) throw new StartRefused(`There is no log on ${name}`);
      return openEventStoreDb(settings);
    },
    openTarget: (sourceId) => openEventStoreDbLogTarget(settings, sourceId),
  };
}
