import type { SeedProgress } from './grown.js';

const STEPS = 40;

/** Hands on every fortieth part of a seed, so that what shows it is not written for each of thousands of steps. */
export function everyFortieth(show: (progress: SeedProgress, part: number) => void): (progress: SeedProgress) => void {
  let shown = -1;
  return (progress) => {
    const part = Math.floor((progress.done / progress.all) * STEPS);
    if (part === shown) return;
    shown = part;
    show(progress, part);
  };
}

/** A bar on a terminal, written over itself; elsewhere one line for each fortieth. */
export function progressBar(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): (progress: SeedProgress) => void {
  return everyFortieth(({ done, all, day }, part) => {
    const line = `Building the demo world  ${'█'.repeat(part)}${'·'.repeat(STEPS - part)}  ${day}`;
    out.write(out.isTTY ? `\r${line}${done === all ? '\n' : ''}` : `${line}\n`);
  });
}
