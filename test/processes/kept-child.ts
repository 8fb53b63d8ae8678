import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { until } from '../support/until.js';

/** How a program is started and how it reports that it is there. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Finds in a line of its output where it answers. */
  readonly opened: RegExp;
  /** Whether it is ready, at what `opened` found. */
  ready(address: string): Promise<boolean>;
}

/** How a program that ended did so. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const START_MS = 60_000;

/** One process of a cluster: it may be killed, stopped, continued and started again. */
export class KeptChild {
  /** Everything it has written to standard error, in all its lives. */
  complaints = '';
  /** Where it answers, once it has said so. */
  address: string | null = null;
  /** Receives each line of its standard output, in all its lives. */
  listener: ((line: string) => void) | null = null;
  private child: ChildProcess | null = null;
  private ended: Promise<Ended> = Promise.resolve({ code: 0, signal: null });

  constructor(readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  /** Of the life it has now; 0 when it has none. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  start(): void {
    if (this.child !== null) throw new Error(`${this.name} runs already`);
    const { command, args, env, opened } = this.program;
    // The open standard input lets a program notice that the test is gone.
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    createInterface({ input: child.stdout! }).on('line', (line) => {
      this.listener?.(line);
      this.address ??= this.child === child ? (opened.exec(line)?.[1] ?? null) : null;
    });
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => {
        this.child = null;
        this.address = null;
        resolve({ code, signal });
      }),
    );
  }

  /** Sends the signal and resolves when the process is gone. */
  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.child?.kill(signal);
    return this.ended;
  }

  /** Resolves when the process is gone by itself. */
  over(): Promise<Ended> {
    return this.ended;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL' | 'SIGUSR2'): void {
    this.child?.kill(signal);
  }

  async isReady(): Promise<boolean> {
    return this.address !== null && (await this.program.ready(this.address).catch(() => false));
  }

  /** Resolves with the milliseconds it took. */
  untilReady(withinMs = START_MS): Promise<number> {
    return until(
      `${this.name} is ready`,
      () => {
        if (this.child === null) throw new Error(`${this.name} has ended: ${this.complaints}`);
        return this.isReady();
      },
      withinMs,
    );
  }
}
