import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from './seeded-world.js';

/** A server in a process of its own that listens on loopback until it is stopped. */
export interface RunningProgram {
  readonly url: string;
  readonly processId: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends with the bench, also where the measure fails. Resolves when the child is gone. */
export function kept(child: ChildProcess): Promise<void> {
  running.add(child);
  return new Promise<void>((resolve) => child.once('exit', () => resolve(void running.delete(child))));
}

/** Starts `bench/programs/<name>.ts`, which prints its address when it listens. */
export async function startProgram(name: string, ...given: readonly string[]): Promise<RunningProgram> {
  const child = fork(fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url)), given, {
    execArgv: FROM_SOURCE,
  });
  const gone = kept(child);
  const url = await Promise.race([
    new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message)))),
    gone.then(() => Promise.reject(new Error(`${name} ended before it listened`))),
  ]);
  return {
    url,
    processId: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Ends what a failed measure left running. */
export function stopPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
