interface EndsOfRun {
  endsOfRun?: (() => Promise<void>)[];
}

/** Has the runner of the suites end what those of one process share, after the last of them (`test/runner/plain-worker.mjs`). */
export function atEndOfRun(end: () => Promise<void>): void {
  ((globalThis as EndsOfRun).endsOfRun ??= []).push(end);
}
