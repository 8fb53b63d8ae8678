const FIRST_MS = 50;
const LONGEST_MS = 10_000;

/** Milliseconds to wait before try number `attempt` (from 1): doubles up to 10 s, and half of it is random. */
export function backOffMs(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return full / 2 + (full / 2) * chance();
}

/** Resolves after `ms`, or at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
