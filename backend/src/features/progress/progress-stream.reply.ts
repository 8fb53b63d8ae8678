import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import { PLACE_EVENT } from '@covertrail/contracts/progress/progress.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Progress } from '#progress/progress.service';
import type { WorkProgress } from '#progress/reported-progress';

const LOOK_MS = 200;
/** The work was broken off, or its client is slower than anybody waits. */
const STILL_MS = 60_000;

/** Sends an identifier, and then the percentages and places of the work that names it, until it is done, nobody follows, or nothing changes any more. The call that follows names the identifier when its file has arrived: `unusedMs` is how long that may take. */
export async function sendProgress(
  progress: Progress,
  userId: Uuid,
  response: Response,
  unusedMs: number,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const id = await progress.begin(userId);
  try {
    response.setHeader('Content-Type', 'text/event-stream');
    // A proxy that gathers replies would keep the events back.
    response.setHeader('X-Accel-Buffering', 'no');
    response.write(`data: ${id}\n\n`);
    for await (const { name, content } of eventsOf(progress, id, unusedMs, left.signal))
      response.write(`event: ${name}\ndata: ${content}\n\n`);
  } finally {
    await progress.end(id);
  }
  response.end();
}

interface ProgressEvent {
  readonly name: string;
  readonly content: number;
}

async function* eventsOf(
  progress: Progress,
  id: Uuid,
  unusedMs: number,
  left: AbortSignal,
): AsyncGenerator<ProgressEvent> {
  let shown: WorkProgress | null = null;
  for (let still = 0; still < (shown === null ? unusedMs : STILL_MS) && !left.aborted; still += LOOK_MS) {
    const now = await progress.of(id);
    const changes = now === null ? [] : changesOf(id, shown, now);
    yield* changes;
    if (now?.percent === 100) return;
    if (changes.length > 0) [shown, still] = [now, 0];
    // Rejected when the client leaves, which the loop sees.
    await pause(LOOK_MS, undefined, { signal: left }).catch(() => undefined);
  }
}

function changesOf(id: Uuid, shown: WorkProgress | null, { percent, place }: WorkProgress): readonly ProgressEvent[] {
  return [
    ...(percent === shown?.percent ? [] : [{ name: id, content: percent }]),
    ...(place === (shown?.place ?? 0) ? [] : [{ name: PLACE_EVENT, content: place }]),
  ];
}
