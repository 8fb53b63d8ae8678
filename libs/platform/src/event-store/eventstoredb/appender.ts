import { setTimeout as pause } from 'node:timers/promises';
import { jsonEvent, NO_STREAM, type AppendResult, type EventData } from '@eventstore/db-client';
import {
  OutcomeUnknown,
  WrongExpectedRevision,
  type Appended,
  type ExpectedRevision,
  type NewEvent,
} from '../event-store.port.js';
import { backOffMs } from '#timing/back-off';
import { prepareAppend, type PreparedAppend, type PreparedEvent } from '../prepared-append.js';
import { KnownIds } from './known-ids.js';
import type { LogReader } from './log-reader.js';
import { isPlace, positionOf } from './log-position.js';
import { failureOfAppend, isGivenUp, isLostConnection, isWrongRevision } from './server-errors.js';
import { besideOf } from './stored-record.js';
import { TurnByStream } from './turn-by-stream.js';
import type { SharedWriter } from './shared-client.js';

/** At which revision events are to stand behind; -1 for a stream that is not there. */
const ABSENT = -1;
const TRIES = 3;

/**
 * Appends, each to one stream at a revision that is known before it is sent, because the checksum of an event covers it. The server knows
 * a repeat only where the same revision is expected again; whatever else is expected, the ids of the stream decide.
 */
export class Appender {
  readonly knownIds = new KnownIds();
  private readonly turns = new TurnByStream();
  private readonly pending = new Set<Promise<unknown>>();

  constructor(
    private readonly writer: SharedWriter,
    private readonly reader: LogReader,
    private readonly answerMs: number,
  ) {}

  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const prepared = prepareAppend(stream, events, expected);
    const work =
      expected === 'any' ? this.turns.take(stream, () => this.atTheEnd(prepared, events)) : this.at(prepared, events);
    this.pending.add(work);
    const done = (): void => void this.pending.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when everything handed over has its answer. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.pending);
  }

  private async at(prepared: PreparedAppend, events: readonly NewEvent[]): Promise<Appended> {
    const { stream, expected } = prepared;
    const revision = typeof expected === 'number' ? expected : ABSENT;
    if (this.knownIds.next(stream) <= revision) await this.learn(stream);
    return (await this.first(prepared)) ?? this.send(prepared, events, revision);
  }

  /** Behind whatever is there: read, and again where another writer was faster. */
  private async atTheEnd(prepared: PreparedAppend, events: readonly NewEvent[]): Promise<Appended> {
    for (;;) {
      await this.learn(prepared.stream);
      const before = await this.first(prepared);
      if (before !== null) return before;
      try {
        return await this.send(prepared, events, this.knownIds.next(prepared.stream) - 1);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }

  /** The answer of the first time, where the events are in the stream already. */
  private async first({ stream, events }: PreparedAppend): Promise<Appended | null> {
    const revision = this.knownIds.repeated(
      stream,
      events.map(({ id }) => id),
    );
    return revision === null ? null : this.placeOf(stream, revision);
  }

  private async send(prepared: PreparedAppend, events: readonly NewEvent[], after: number): Promise<Appended> {
    const { stream } = prepared;
    const sent = prepared.events.map((event, index) =>
      dataOf(event, besideOf(event, events[index]!.meta, stream, after + 1 + index)),
    );
    const answer = await this.sendAgain(stream, sent, after).catch((error: unknown) => {
      if (isWrongRevision(error)) return error;
      throw failureOfAppend(error);
    });
    if (isWrongRevision(answer))
      return this.refused(prepared, answer.actualVersion === NO_STREAM ? ABSENT : Number(answer.actualVersion));
    const revision = Number(answer.nextExpectedRevision);
    this.knownIds.learn(
      stream,
      after + 1,
      sent.map(({ id }) => id),
    );
    const commit = answer.position?.commit ?? -1n;
    return isPlace(commit) ? { revision, position: positionOf(commit) } : this.placeOf(stream, revision);
  }

  /** The stream is elsewhere: because another wrote to it, or because this append is in it already. */
  private async refused(prepared: PreparedAppend, actual: number): Promise<Appended> {
    if (actual !== ABSENT) await this.learn(prepared.stream);
    const before = await this.first(prepared);
    if (before === null) throw new WrongExpectedRevision(prepared.stream, prepared.expected, actual);
    return before;
  }

  private async learn(stream: string): Promise<void> {
    const from = this.knownIds.next(stream);
    const records = await this.reader.ofStream(stream, from);
    const [first] = records;
    if (first)
      this.knownIds.learn(
        stream,
        first.revision,
        records.map(({ id }) => id),
      );
  }

  private async placeOf(stream: string, revision: number): Promise<Appended> {
    const [record] = await this.reader.ofStream(stream, revision, 1);
    if (record === undefined) throw new OutcomeUnknown(`${stream}: event ${revision} is there and cannot be read`);
    return { revision, position: record.position };
  }

  /**
   * What was sent over a connection that was lost, or given up by the server, is sent again: the server adds nothing where the same ids
   * stand at the same revision.
   */
  private async sendAgain(stream: string, events: EventData[], after: number): Promise<AppendResult> {
    const before = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.answered(this.writer.append(stream, events, after === ABSENT ? NO_STREAM : BigInt(after)));
      } catch (error) {
        if (
          attempt === TRIES ||
          !(isLostConnection(error) || isGivenUp(error)) ||
          performance.now() - before > this.answerMs
        )
          throw error;
        await pause(backOffMs(attempt));
      }
    }
  }

  /** The client waits as long as the server does: whoever appends learns in time that the outcome is unknown. */
  private answered(work: Promise<AppendResult>): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new OutcomeUnknown(`No answer within ${this.answerMs} ms`)), this.answerMs);
      work.then(resolve, reject).finally(() => clearTimeout(late));
    });
  }
}

/** The client makes the JSON of the data itself, from a copy that nobody changes meanwhile, and takes what stands beside it as bytes. */
export function dataOf({ id, type, data }: PreparedEvent, beside: string): EventData {
  return jsonEvent({ id, type, data: JSON.parse(data), metadata: new TextEncoder().encode(beside) });
}
