const STEPS = 40;
let shown = -1;

/** A progress bar on a terminal; elsewhere one line for each step. */
export function showProgress(done: number, all: number, day: string): void {
  const step = Math.floor((done / all) * STEPS);
  if (step === shown) return;
  shown = step;
  const bar = `${'█'.repeat(step)}${'·'.repeat(STEPS - step)}`;
  const line = `Building the demo world  ${bar}  ${day}`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}${done === all ? '\n' : ''}` : `${line}\n`);
}
