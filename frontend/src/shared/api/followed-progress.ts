import { PLACE_EVENT, progressStream } from '@covertrail/contracts/progress/progress.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestOf } from './call-request.js';
import { streamedEvents, type StreamedEvent } from './event-stream.js';

/** How long a work waits for an identifier before it begins without one (decision 45). */
const WAIT_MS = 4_000;

interface Followed {
  readonly actingRole?: string;
  /** Ends the stream. */
  readonly signal: AbortSignal;
  readonly onPercent?: (percent: number) => void;
  /** Gets the place in the line while the work waits for its turn, from 1, and 0 when its turn comes. */
  readonly onPlace?: (place: number) => void;
}

/**
 * Opens a progress stream for a work that is about to begin. Resolves with the identifier that the call of the work names, or with null
 * where none came in time: an error of the stream never stops the work (decision 45).
 */
export function followProgress({ onPercent, onPlace, ...reading }: Followed): Promise<Uuid | null> {
  const events = streamedEvents({ path: requestOf(progressStream).path, ...reading });
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), WAIT_MS);
    const unknown = () => resolve(null);
    identified(events, resolve, { onPercent, onPlace })
      .then(unknown, unknown)
      .finally(() => clearTimeout(late));
  });
}

/** Reads the stream to its end. The first event holds the identifier by which the next are named. */
async function identified(
  events: AsyncIterable<StreamedEvent>,
  onIdentifier: (id: Uuid) => void,
  { onPercent, onPlace }: Partial<Followed>,
): Promise<void> {
  let id: Uuid | null = null;
  for await (const { name, content } of events) {
    if (id === null) onIdentifier((id = content));
    else if (name === id) onPercent?.(Number(content));
    else if (name === PLACE_EVENT) onPlace?.(Number(content));
  }
}
