import { spawn, type ChildProcess } from 'node:child_process';
import type { InfrastructureUnderTest } from './infrastructure-under-test.js';

const COMMAND = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs', 'scripts/rebuild.ts'];

/** `npm run rebuild -- <views>` on the stores of a test. */
export class RebuildCommand {
  private readonly child: ChildProcess;
  private complaints = '';
  private said = '';
  private readonly ended: Promise<number | null>;

  constructor({ env }: InfrastructureUnderTest, views: readonly string[]) {
    this.child = spawn(process.execPath, [...COMMAND, ...views], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** Resolves with the seconds it took for each view when it has built and switched; throws with its complaint when it could not. */
  async done(): Promise<number[]> {
    const code = await this.ended;
    if (code !== 0) throw new Error(`The rebuild ended with ${code}: ${this.complaints}`);
    return [...this.said.matchAll(/"seconds":([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
