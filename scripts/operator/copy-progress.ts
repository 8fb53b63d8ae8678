import type { CopyProgress } from '@covertrail/platform/event-store/copying/copy-log';

const EVERY_MS = 1_000;

/** Says once a second how far a copy is: in place on a terminal, a line each elsewhere. */
export function showCopied(): (reached: CopyProgress) => void {
  const started = performance.now();
  let shown = started;
  return ({ events, day }) => {
    const now = performance.now();
    if (now - shown < EVERY_MS) return;
    shown = now;
    const line = `${events} events, ${Math.round(events / ((now - started) / 1_000))} a second, recorded up to ${day.slice(0, 10)}`;
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
}
