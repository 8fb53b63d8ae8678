import { setTimeout as pause } from 'node:timers/promises';
import { backOffMs } from '#timing/back-off';
import { LogUnreachable } from '../event-store/eventstoredb/refusals.js';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import type { Logger } from '../telemetry/logger.js';

/** So long a server of the log may take to start beside the product. */
const LOG_WITHIN_MS = 60_000;

/**
 * Opens something, and tries again for as long as a store cannot be reached; a log that is on a server has a minute to answer, then
 * LogUnreachable is thrown: its address may be wrong. Any other error is thrown.
 */
export async function waitForStores<Opened>(
  open: () => Promise<Opened>,
  log: Logger,
  logWithinMs = LOG_WITHIN_MS,
): Promise<Opened> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      if (error instanceof LogUnreachable && performance.now() - started > logWithinMs) throw error;
      log.warn({ reason: error.message, attempt }, 'waiting for a store');
      await pause(backOffMs(attempt));
    }
  }
}
