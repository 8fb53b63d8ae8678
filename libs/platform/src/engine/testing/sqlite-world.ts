import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store/event-store.port';
import { openSqliteEventStore } from '#event-store/sqlite-event-store.adapter';
import type { ReadStore } from '#read-store/read-store.port';
import { openSqliteReadStore } from '#read-store/sqlite-read-store.adapter';
import { SampleWorld } from './sample-world.js';

/** Where the two files of a spec's stores are. */
const eventFile = (folder: string): string => join(folder, 'events.sqlite');
const readFile = (folder: string): string => join(folder, 'reads.sqlite');

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'covertrail-engine-'));
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** A sample world on the embedded stores in a folder. */
export async function sqliteWorld(folder: string): Promise<SampleWorld<EventStore, ReadStore>> {
  const events = await openSqliteEventStore({ file: eventFile(folder), writer: 'inline' });
  const reads = await openSqliteReadStore({ file: readFile(folder), writer: 'inline' });
  return new SampleWorld(events, reads);
}
