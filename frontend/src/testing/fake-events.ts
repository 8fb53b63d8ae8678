import { act } from '@testing-library/react';
import { aborted } from './fake-files.js';

/** Lets the fake server that is in place answer one path with a stream of events, piece by piece as they are sent. */
export function fakeEvents(path: string) {
  const pieces: Uint8Array[] = [];
  let waiting: ((piece: { done: boolean; value?: Uint8Array }) => void) | null = null;
  let last: AbortSignal | null | undefined = null;
  const answered = globalThis.fetch;
  const stream = {
    /** The address of the newest other call. */
    askedAfter: '',
    /** Whether the page has ended its newest stream. */
    left: () => last?.aborted === true,
    send: (text: string) =>
      act(async () => {
        const value = new TextEncoder().encode(text);
        if (waiting) waiting({ done: false, value });
        else pieces.push(value);
        waiting = null;
        await Promise.resolve();
      }),
  };
  const next = () =>
    new Promise<{ done: boolean; value?: Uint8Array }>((resolve) => {
      const value = pieces.shift();
      if (value) resolve({ done: false, value });
      else waiting = resolve;
    });
  globalThis.fetch = ((address: string, init: RequestInit) => {
    if (!address.endsWith(`/${path}`)) {
      stream.askedAfter = address;
      return answered(address, init);
    }
    last = init.signal;
    const ended = aborted(init.signal);
    ended.catch(() => undefined);
    return Promise.resolve({ ok: true, body: { getReader: () => ({ read: () => Promise.race([next(), ended]) }) } });
  }) as typeof fetch;
  return stream;
}
