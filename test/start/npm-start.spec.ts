import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/until.js';
import { freePort, isOpen, StartedProgram } from './program.js';

jest.setTimeout(180_000);

/** A program that does not answer for so long hangs. */
const STUCK_MS = 60_000;

describe('a signal to npm [K01]', () => {
  let folder: string;
  const started: StartedProgram[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((program) => program.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(script: string, port: number, ...more: string[]): Promise<StartedProgram> {
    const env = { ...process.env, COVERTRAIL_FOLDER: folder, COVERTRAIL_DEMO: '0', PORT: String(port) };
    const program = new StartedProgram('npm', ['run', script, '--', ...more], { env });
    started.push(program);
    await program.says(/Covertrail is open(?: at|"|$)/);
    return program;
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the product that npm start runs, and leaves nothing behind',
    async (signal) => {
      const port = await freePort();
      const npm = await run('start', port);
      await until('it answers', () => isOpen(port), STUCK_MS);
      npm.child.kill(signal);
      const { output } = await npm.ended;
      expect(output).toContain('"closing"');
      expect(await isOpen(port)).toBe(false);
    },
  );

  it('SIGTERM ends every process of npm run start:cluster', async () => {
    const port = await freePort();
    const npm = await run('start:cluster', port, '--backends', '1', '--workers', '1');
    await until('it answers', () => isOpen(port), STUCK_MS);
    npm.child.kill('SIGTERM');
    const { output } = await npm.ended;
    expect(output.match(/"closing"/g)).toHaveLength(2);
    expect(await isOpen(port)).toBe(false);
  });
});
