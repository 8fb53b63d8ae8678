import type { Logger } from '../telemetry/logger.js';
import { within } from '#timing/within';
import { endBecauseOf } from '../errors/refusal.js';

/** Milliseconds that a process has to shut down; `docker-compose.yml` kills it later than this. */
const END_WITHIN_MS = 9_500;

/**
 * Shuts this process down in order on the first SIGINT or SIGTERM: with code 0 once everything is closed, with 1 when that takes
 * too long. `begun` is set when the shutdown begins: nothing more must be opened. Work that is cut off then ends as in a kill:
 * nothing that was acknowledged is lost.
 */
export function endOnSignal(
  log: Logger,
  close: () => Promise<void>,
  withinMs = END_WITHIN_MS,
): { readonly begun: boolean } {
  const ending = { begun: false };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal }, 'closing');
    const closed = await within(close(), withinMs);
    if (!closed) log.warn({ withinMs }, 'ended before everything was closed');
    process.exit(closed ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending.begun) return;
      ending.begun = true;
      void end(signal).catch(endBecauseOf);
    });
  }
  return ending;
}
