const LOOK_AGAIN_MS = 20;

/** Resolves with the milliseconds it took once the condition holds; rejects with what was waited for when it does not in time. */
export async function until(
  what: string | (() => string),
  holds: () => boolean | Promise<boolean>,
  withinMs: number,
  lookAgainMs = LOOK_AGAIN_MS,
): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > withinMs)
      throw new Error(`Waited ${withinMs} ms without success until ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  return performance.now() - started;
}
