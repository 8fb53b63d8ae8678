import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Progress } from '#progress/progress.service';

const LOOK_MS = 200;
/** A call that follows the identifier names it at once. */
const UNUSED_MS = 2_000;
/** The work was broken off, or its client is slower than anybody waits. */
const STILL_MS = 60_000;

/** Sends an identifier, and then the percentages of the work that names it, until it is done, nobody follows, or nothing changes any more. */
export async function sendProgress(progress: Progress, userId: Uuid, response: Response): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const id = await progress.begin(userId);
  try {
    response.setHeader('Content-Type', 'text/event-stream');
    // A proxy that gathers replies would keep the events back.
    response.setHeader('X-Accel-Buffering', 'no');
    response.write(`data: ${id}\n\n`);
    for await (const percent of percentsOf(progress, id, left.signal)) response.write(`event: ${id}\ndata: ${percent}\n\n`);
  } finally {
    await progress.end(id);
  }
  response.end();
}

async function* percentsOf(progress: Progress, id: Uuid, left: AbortSignal): AsyncGenerator<number> {
  let shown: number | null = null;
  for (let still = 0; still < (shown === null ? UNUSED_MS : STILL_MS) && !left.aborted; still += LOOK_MS) {
    const percent = await progress.percentOf(id);
    if (percent !== null && percent !== shown) {
      yield percent;
      if (percent === 100) return;
      [shown, still] = [percent, 0];
    }
    // Rejected when the client leaves, which the loop sees.
    await pause(LOOK_MS, undefined, { signal: left }).catch(() => undefined);
  }
}
