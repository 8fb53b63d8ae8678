import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';

/** How a program ended, and all that it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly complaints: string;
  readonly ms: number;
}

/** A program that was started, with what it writes. */
export class StartedProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  private output = '';
  private complaints = '';
  private readonly received: ((line: string) => void)[] = [];

  constructor(command: string, args: readonly string[], options: SpawnOptions) {
    const started = performance.now();
    // A group of its own: whatever it starts can be ended with it.
    this.child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.child.stderr!.on('data', (chunk) => (this.complaints += String(chunk)));
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      this.output += `${line}\n`;
      for (const listener of this.received) listener(line);
    });
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      output: this.output,
      complaints: this.complaints,
      ms: performance.now() - started,
    }));
  }

  /** Resolves with the line; rejects where the program ends before it writes it. */
  async says(what: RegExp): Promise<string> {
    const line = new Promise<string>((resolve) => this.received.push((said) => what.test(said) && resolve(said)));
    return Promise.race([
      line,
      this.ended.then(({ complaints }) => Promise.reject(new Error(`It ended before it said ${what}: ${complaints}`))),
    ]);
  }

  /** With all that it started. */
  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) process.kill(-this.child.pid!, 'SIGKILL');
    await this.ended;
  }
}

/** The built backend, as a container runs it. */
export const startBackend = (env: NodeJS.ProcessEnv, options: SpawnOptions = {}): StartedProgram =>
  new StartedProgram(process.execPath, ['backend/dist/src/main.js'], {
    ...options,
    env: { ...process.env, COVERTRAIL_DEMO: '0', PORT: '0', ...env },
  });

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** True when something listens there. */
export const isOpen = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/covertrail-api/health/live`).then(
    () => true,
    () => false,
  );
