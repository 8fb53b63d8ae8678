const STEPS = 40;
let shown = -1;

/** A bar on the terminal, or a line a step where there is none. */
export function showProgress(done: number, all: number, day: string): void {
  const step = Math.floor((done / all) * STEPS);
  if (step === shown) return;
  shown = step;
  const bar = `${'█'.repeat(step)}${'·'.repeat(STEPS - step)}`;
  const line = `Building the demo world  ${bar}  ${day}`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}${done === all ? '\n' : ''}` : `${line}\n`);
}
