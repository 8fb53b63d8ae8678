import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { until } from '../support/until.js';

/** Milliseconds after which a test stops waiting. */
const STUCK_MS = 60_000;
const KEPT = pathToFileURL(join('scripts', 'cluster', 'kept-process.mjs')).href;
/** It writes a file when it is asked to end: a process whose exit code nobody has collected still looks alive. */
const CHILD = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(\`ended-\${process.pid}\`, ''); process.exit(0); });
setInterval(() => undefined, 1_000);
console.log(process.pid);`;
const PARENT = `import { keepRunning } from '${KEPT}';
keepRunning({ name: 'child', program: 'child.mjs', env: process.env, print: (line) => console.log(line) });`;

describe('a process that is kept running', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'covertrail-kept-'));
    writeFileSync(join(folder, 'child.mjs'), CHILD);
    writeFileSync(join(folder, 'parent.mjs'), PARENT);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function startBoth() {
    const parent = spawn(process.execPath, ['parent.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const pids: number[] = [];
    createInterface({ input: parent.stdout }).on('line', (line) => {
      const pid = /^child \| (\d+)$/.exec(line)?.[1];
      if (pid) pids.push(Number(pid));
    });
    await until('the child runs', () => pids.length === 1, STUCK_MS);
    return { parent, pids };
  }

  const hasEnded = (pid: number): boolean => existsSync(join(folder, `ended-${pid}`));

  it('ends when the process that started it is killed', async () => {
    const {
      parent,
      pids: [pid],
    } = await startBoth();
    parent.kill('SIGKILL');
    await until('the child was asked to end', () => hasEnded(pid!), STUCK_MS);
  });

  it('comes back when it is killed itself', async () => {
    const { parent, pids } = await startBoth();
    process.kill(pids[0]!, 'SIGKILL');
    await until('another child runs', () => pids.length === 2, STUCK_MS);
    expect(hasEnded(pids[1]!)).toBe(false);
    parent.kill('SIGKILL');
    await until('the child was asked to end', () => hasEnded(pids[1]!), STUCK_MS);
  });
});
