import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { PROCESS_NAME } from '#ids/process-name';
import { isDead } from './process-life.js';

const [HOST = '', , MACHINE = '', , ID = ''] = PROCESS_NAME.split(':');
const startOf = (pid: number): string => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]!;
const nameOf = (pid: number, { machine = MACHINE, startedAt = startOf(pid) } = {}): string =>
  [HOST, pid, machine, startedAt, ID].join(':');

describe('a process that a lease names', () => {
  it('is not dead while it runs or is stopped, and is dead once it was killed', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    const name = nameOf(child.pid!);
    expect([isDead(PROCESS_NAME), isDead(name)]).toEqual([false, false]);
    child.kill('SIGSTOP');
    expect(isDead(name)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isDead(name)).toBe(true);
  });

  it('is dead where another process has its number', () => {
    expect(isDead(nameOf(process.pid, { startedAt: '1' }))).toBe(true);
  });

  it('is never called dead where that cannot be known: on another machine, or under a name that says nothing', () => {
    for (const name of [
      nameOf(process.pid, { machine: 'elsewhere', startedAt: '1' }),
      `${HOST}:1:-:-:${ID}`,
      `${HOST}:999999:${ID}`,
      'one',
    ]) {
      expect(isDead(name)).toBe(false);
    }
  });
});
