import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a process that must not outlive the one that started it, also where that one is killed: it is
 * asked to end as soon as the other end of its standard input is gone.
 */
const KILL_AFTER_MS = 12_000;

// Its worker threads preload this as well.
if (isMainThread) {
  process.stdin.once('close', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), KILL_AFTER_MS).unref();
  });
  process.stdin.on('error', () => undefined);
  process.stdin.resume();
  process.stdin.unref();
}
