import type { Position } from '@covertrail/domain/kernel/event';
import { answeredInTime } from '../../timing/answered-in-time.js';
import type { EventStoreDbSettings } from '../eventstoredb/connection-settings.js';
import { placeOf } from '../eventstoredb/log-client.js';
import { changeIdentity } from '../eventstoredb/log-identity.js';
import { LogReader } from '../eventstoredb/log-reader.js';
import { orRefuse, orRefuseAppend } from '../eventstoredb/opening.js';
import { LogUnreachable } from '../eventstoredb/refusals.js';
import { isWrongRevision } from '../eventstoredb/server-errors.js';
import { sharedClient, type SharedClient } from '../eventstoredb/shared-client.js';
import { logOnEventStoreDb, openEventStoreDb } from '../eventstoredb-event-store.adapter.js';
import { START, type EventStore, type LogEvent } from '../event-store.port.js';
import { finished, newCopyOf, originOf, unfinished } from '../log-id.js';
import { CopyRefused } from './copy-log.js';
import { appendsOf, type CopiedAppend } from './copied-appends.js';
import { TargetTaken, type LogTarget, type RecordedEvent } from './log-target.port.js';

/** Milliseconds within which the server answers all appends of one `take`. */
const TAKEN_WITHIN_MS = 60_000;

/**
 * A new log on this server, or one that an earlier copy of the same log began. Streams of the server itself do not count. Throws TargetTaken,
 * LogUnreachable, EventStoreRefused, EventStoreTooNew.
 */
export async function openEventStoreDbLogTarget(settings: EventStoreDbSettings, sourceId: string): Promise<LogTarget> {
  const shared = sharedClient(settings);
  try {
    const id = await copyOn(shared, settings, sourceId);
    return new EventStoreDbLogTarget(shared, await openEventStoreDb(settings), id, settings);
  } catch (error) {
    await shared.release();
    throw error;
  }
}

/** The id of the copy, which is begun where the server holds nothing. */
async function copyOn({ client }: SharedClient, settings: EventStoreDbSettings, sourceId: string): Promise<string> {
  const found = await logOnEventStoreDb(settings);
  if (found !== null) {
    if (originOf(found.id) !== originOf(sourceId) || found.id === sourceId)
      throw new TargetTaken(placeOf(settings), found.id);
    return found.id;
  }
  const reader = new LogReader(client);
  if ((await orRefuse(reader.last(), settings)) !== null)
    throw new TargetTaken(placeOf(settings), 'of another program');
  const id = newCopyOf(sourceId);
  await orRefuseAppend(changeIdentity(client, reader, id), settings);
  return id;
}

class EventStoreDbLogTarget implements LogTarget {
  private readonly reader: LogReader;
  /** Where the log ended when it was last read to its end. */
  private end: Position = START;
  private said: string;

  constructor(
    private readonly shared: SharedClient,
    private readonly store: EventStore,
    private readonly id: string,
    private readonly settings: EventStoreDbSettings,
  ) {
    this.reader = new LogReader(shared.client);
    this.said = id;
  }

  async *events(): AsyncGenerator<LogEvent> {
    this.end = START;
    for await (const event of this.store.readAll({ after: START })) {
      this.end = event.position;
      yield event;
    }
  }

  /**
   * The server takes the appends of one batch call in their order, whichever streams they are for, so none waits for the answer to the one before.
   * Each expects the revision of its event: what another program appends to the same stream makes it fail.
   */
  async take(events: readonly RecordedEvent[]): Promise<void> {
    await this.say(unfinished(this.id));
    const appends = appendsOf(events);
    const work = this.shared.writer.keepsOrder ? this.together(appends) : this.oneByOne(appends);
    await answeredInTime(work, TAKEN_WITHIN_MS).catch((error: unknown) => {
      if (isWrongRevision(error)) throw this.grown();
      throw new LogUnreachable(
        `${placeOf(this.settings)} took no more events (${(error as Error).message}): look at the server, then run the same command again`,
        { cause: error },
      );
    });
  }

  async finish(): Promise<void> {
    if ((await this.store.head()) !== this.end) throw this.grown();
    await this.say(finished(this.id));
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.shared.release();
  }

  private send({ stream, events, expected }: CopiedAppend): Promise<unknown> {
    return this.shared.writer.append(stream, [...events], expected);
  }

  /** All have their answers when this ends, also where one fails: none may arrive behind what a later attempt sends. */
  private async together(appends: readonly CopiedAppend[]): Promise<void> {
    const answers = await Promise.allSettled(appends.map((append) => this.send(append)));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async oneByOne(appends: readonly CopiedAppend[]): Promise<void> {
    for (const append of appends) await this.send(append);
  }

  private grown(): CopyRefused {
    return new CopyRefused(`Another program writes to ${placeOf(this.settings)}: stop it, and name an empty place`);
  }

  private async say(id: string): Promise<void> {
    if (this.said === id) return;
    await orRefuseAppend(changeIdentity(this.shared.client, this.reader, id), this.settings);
    this.said = id;
  }
}
