import { MovedClock } from '@covertrail/platform/clock/clock';
import { InMemoryVault } from '@covertrail/platform/vault/testing/in-memory-vault';
import type { Problem } from '../http/problem.js';
import { LogInAttempts } from './log-in-attempts.service.js';

const START = Date.parse('2026-11-21T15:00:00.000Z');

describe('attempts to log in', () => {
  let vault: InMemoryVault;
  let clock: MovedClock;
  beforeEach(() => {
    vault = new InMemoryVault();
    clock = new MovedClock(new Date(START).toISOString());
  });

  /** Seconds to wait; 0 for an attempt that may begin. Each call stands for a process of its own. */
  const attempt = async (account: string, address = '203.0.113.7'): Promise<number> => {
    const process = new LogInAttempts(vault, clock);
    return process.begin(account, address).then(() => 0, (error: unknown) => {
      expect(error).toMatchObject({ code: 'AUTH.TOO_MANY_ATTEMPTS' });
      return (error as Problem).details.retryAfter ?? -1;
    });
  };
  const fail = async (times: number, account: string, address?: string) => {
    for (let count = 0; count < times; count += 1) expect(await attempt(account, address)).toBe(0);
  };
  const pass = (seconds: number) => clock.moveTo(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());

  it('wait longer with each failure, up to a bound', async () => {
    await fail(5, 'ann');
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await attempt('ann')).toBe(seconds);
      pass(seconds - 1);
      expect(await attempt('ann')).toBe(1);
      pass(1);
      expect(await attempt('ann')).toBe(0);
    }
    expect(await attempt('bob')).toBe(0);
  });

  it('count when they begin: of a hundred at once few go through', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => attempt('ann')));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('at many accounts wait by their address', async () => {
    for (let index = 0; index < 50; index += 1) expect(await attempt(`account-${index}`)).toBe(0);
    expect(await attempt('another')).toBe(2);
    expect(await attempt('another', '198.51.100.9')).toBe(0);
  });

  it('start again after one that succeeded, but not for the address that fails elsewhere', async () => {
    await fail(4, 'ann');
    const process = new LogInAttempts(vault, clock);
    await process.begin('ann', '203.0.113.7');
    await process.succeeded('ann', '203.0.113.7');
    await fail(5, 'ann');
    expect(await attempt('ann')).toBe(2);
    for (let index = 0; index < 41; index += 1) expect(await attempt(`account-${index}`)).toBe(0);
    expect(await attempt('another')).toBe(2);
  });

  it('are forgotten after an hour', async () => {
    await fail(5, 'ann');
    pass(3_600);
    await fail(5, 'ann');
    await vault.sweepRecords(new Date(START + 3 * 3_600_000).toISOString());
    expect(await vault.dueRecords('log-in-attempts', '9999', 9)).toEqual([]);
  });

  it('give the vault no address', async () => {
    await fail(1, 'ann');
    expect(await vault.record('log-in-attempts', 'address:203.0.113.7')).toBeNull();
  });
});
