import { setTimeout as pause } from 'node:timers/promises';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from '@covertrail/domain/kernel/event';
import { backOffMs } from '#timing/back-off';
import { START } from '../event-store.port.js';
import type { LogClient } from './log-client.js';
import { readOfLog, readOfStream } from './read-requests.js';
import { failureOfRead, isLostConnection } from './server-errors.js';
import { recordOf, type StoredRecord } from './stored-record.js';

/** Milliseconds that all of one read may take. */
const READ_MS = 15_000;
const TRIES = 3;
/** The protocol counts in 64 bits; no stream of ours is as long as this. */
const ALL = Number.MAX_SAFE_INTEGER;

/** Reads records, each read to its end or canceled. Throws StoreUnreachable. */
export class LogReader {
  constructor(private readonly client: LogClient) {}

  /** Oldest first; empty for a stream that is not there. */
  ofStream(stream: string, from: number, count = ALL): Promise<StoredRecord[]> {
    return this.read(readOfStream(stream, from, count));
  }

  async lastOfStream(stream: string): Promise<StoredRecord | null> {
    const [last] = await this.read(readOfStream(stream, 'last', 1));
    return last ?? null;
  }

  /** The next records of the log behind a position; fewer than the limit only where the log ends. */
  async after(position: Position, limit: number): Promise<StoredRecord[]> {
    if (position === START) return this.read(readOfLog(START, limit));
    // A read begins with the event at its position.
    const records = await this.read(readOfLog(position, limit + 1));
    return records[0]?.position === position ? records.slice(1) : records.slice(0, limit);
  }

  async last(): Promise<StoredRecord | null> {
    const [last] = await this.read(readOfLog('end', 1));
    return last ?? null;
  }

  /** A connection that was lost is made again by the next call. */
  private async read(request: ReadReq): Promise<StoredRecord[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.readOnce(request);
      } catch (error) {
        if (attempt === TRIES || !isLostConnection(error)) throw error;
        await pause(backOffMs(attempt));
      }
    }
  }

  private async readOnce(request: ReadReq): Promise<StoredRecord[]> {
    const records: StoredRecord[] = [];
    for await (const response of responsesTo(this.client, request, READ_MS)) {
      const event = response.getEvent()?.getEvent();
      if (event) records.push(recordOf(event));
    }
    return records;
  }
}

/**
 * What the server answers, in order. A call that is left early is canceled: the server would send on, and the connection has room for
 * a hundred calls.
 */
export async function* responsesTo(
  client: LogClient,
  request: ReadReq,
  ms: number | null,
  signal?: AbortSignal,
): AsyncGenerator<ReadResp> {
  const stream = await client.open(request, ms).catch((error: unknown) => {
    throw failureOfRead(error);
  });
  // The cancellation itself arrives as an error, when nobody listens any more.
  stream.on('error', () => undefined);
  const cancel = (): void => stream.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted === true) cancel();
  try {
    for await (const response of stream) yield response as ReadResp;
  } catch (error) {
    throw failureOfRead(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
    stream.cancel();
  }
}
