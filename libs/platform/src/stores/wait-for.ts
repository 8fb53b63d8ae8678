import { setTimeout as pause } from 'node:timers/promises';
import { backOffMs } from '#timing/back-off';
import { StoreUnreachable } from '../read-store/read-store.port.js';
import type { Logger } from '../telemetry/logger.js';

/** Opens something, and tries again for as long as a store cannot be reached. Any other error is thrown. */
export async function waitForStores<Opened>(open: () => Promise<Opened>, log: Logger): Promise<Opened> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      log.warn({ reason: error.message, attempt }, 'waiting for a store');
      await pause(backOffMs(attempt));
    }
  }
}
