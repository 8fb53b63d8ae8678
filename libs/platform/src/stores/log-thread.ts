import type { StoresConfig } from './stores-config.js';

/** What a thread is given that answers questions from the log. */
export interface LogThread {
  readonly stores: StoresConfig;
  /** See `NativeCalls`. */
  readonly nativeCalls: SharedArrayBuffer;
}
