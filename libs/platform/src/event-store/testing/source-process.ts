import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Program = ChildProcessByStdio<null, Readable, Readable>;

/** How a program of this folder is run from source, as the development server is. */
export function sourceCommand(program: string, ...args: readonly string[]): string[] {
  const entry = fileURLToPath(new URL(`./${program}.ts`, import.meta.url));
  return [
    process.execPath,
    '-C',
    'covertrail-source',
    '--import',
    './scripts/build/typescript-sources.mjs',
    entry,
    ...args,
  ];
}

export function start([command = '', ...args]: readonly string[]): Program {
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The whole output of the program after it ended; throws with its error output when it failed by itself. */
export async function outputOf(program: Program, onLine: (lines: number) => void = () => undefined): Promise<string[]> {
  let written = '';
  let complaints = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
    onLine(written.split('\n').length - 1);
  });
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  await new Promise<void>((resolve) => program.once('close', () => resolve()));
  if (program.exitCode !== null && program.exitCode !== 0) throw new Error(`The program failed: ${complaints}`);
  // Text after the last line break is an incomplete line.
  return written.split('\n').slice(0, -1);
}
