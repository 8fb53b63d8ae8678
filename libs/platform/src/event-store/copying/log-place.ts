import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../stores/refusal.js';
import { keepFile, keepFolder } from '../../stores/private-files.js';
import type { EventStore } from '../event-store.port.js';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import type { LogTarget } from './log-target.port.js';
import { openSqliteLogTarget } from './sqlite-log-target.js';

/** A log by name, as an operator writes it: `folder:/var/lib/covertrail`. */
export interface LogPlace {
  readonly name: string;
  /** Throws StartRefused where there is no log. */
  open(): Promise<EventStore>;
  /** Throws TargetTaken, TargetInUse. */
  openTarget(sourceId: string): Promise<LogTarget>;
}

const FORMS = 'folder:<path>';

/** Throws StartRefused for a text that names no place. */
export function logPlace(text: string): LogPlace {
  const [, kind, rest] = /^([a-z-]+):(.+)$/s.exec(text) ?? [];
  if (kind === 'folder' && rest !== undefined) return inFolder(rest);
  throw new StartRefused(`"${text}" names no log: write ${FORMS}`);
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
