/** A signal that aborts with the first of the others, until it is released: signals that live longer keep no trace of it. */
export function linkedSignal(...signals: readonly (AbortSignal | undefined)[]): {
  readonly signal: AbortSignal;
  release(): void;
} {
  const controller = new AbortController();
  const links = signals.flatMap((signal) => (signal ? [{ signal, abort: () => controller.abort(signal.reason) }] : []));
  for (const { signal, abort } of links) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release: () => links.forEach(({ signal, abort }) => signal.removeEventListener('abort', abort)),
  };
}
