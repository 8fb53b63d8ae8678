import { MovedClock } from '@covertrail/platform/clock/clock';
import { InMemoryVault } from '@covertrail/platform/vault/testing/in-memory-vault';
import type { Problem } from '../http/problem.js';
import { LogInAttempts } from './log-in-attempts.service.js';

const HOME = '203.0.113.7';
const START = Date.parse('2026-11-21T15:00:00.000Z');

describe('attempts to log in [A17]', () => {
  let vault: InMemoryVault;
  let clock: MovedClock;
  beforeEach(() => {
    vault = new InMemoryVault();
    clock = new MovedClock(new Date(START).toISOString());
  });

  /** Seconds to wait; 0 for an attempt that may begin. Each call stands for a process of its own. */
  const begin = async (
    account: string,
    address = HOME,
    device: string | null = null,
    code = 'AUTH.TOO_MANY_ATTEMPTS',
    checkCaptcha?: () => Promise<void>,
  ): Promise<number> => {
    const process = new LogInAttempts(vault, clock);
    return process.begin(account, { address, device }, checkCaptcha).then(
      () => 0,
      (error: unknown) => {
        expect(error).toMatchObject({ code });
        return (error as Problem).details.retryAfter ?? -1;
      },
    );
  };
  /** The same, with a wrong password where it begins. */
  const attempt: typeof begin = async (account, address = HOME, device = null, code) => {
    const seconds = await begin(account, address, device, code);
    if (seconds === 0) await new LogInAttempts(vault, clock).failed(account, { address, device });
    return seconds;
  };
  const fail = async (times: number, account: string, address?: string) => {
    for (let count = 0; count < times; count += 1) expect(await attempt(account, address)).toBe(0);
  };
  const succeed = async (account: string, address = HOME) => {
    expect(await begin(account, address)).toBe(0);
    await new LogInAttempts(vault, clock).succeeded(account, { address, device: null });
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
    for (const each of [begin, attempt]) {
      const waits = await Promise.all(Array.from({ length: 100 }, () => each(each.name)));
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    }
  });

  it('that are not answered count for a minute alone, and ask for no captcha [A01]', async () => {
    const noCaptcha = () => Promise.reject(new Error('a captcha is asked for'));
    const unanswered = () => begin('ann', HOME, null, undefined, noCaptcha);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1) expect(await unanswered()).toBe(0);
      expect(await unanswered()).toBe(2);
      pass(60);
    }
    await fail(3, 'ann');
    await expect(
      new LogInAttempts(vault, clock).begin('ann', { address: HOME, device: null }, noCaptcha),
    ).rejects.toThrow('a captcha is asked for');
  });

  it('at many accounts wait by their address', async () => {
    for (let index = 0; index < 50; index += 1) expect(await attempt(`account-${index}`)).toBe(0);
    expect(await attempt('another')).toBe(2);
    expect(await attempt('another', '198.51.100.9')).toBe(0);
  });

  it('start again after one that succeeded, but not for the address that fails elsewhere', async () => {
    await fail(4, 'ann');
    await succeed('ann');
    await fail(5, 'ann');
    expect(await attempt('ann')).toBe(2);
    for (let index = 0; index < 46; index += 1) expect(await attempt(`account-${index}`)).toBe(0);
    expect(await attempt('another')).toBe(2);
  });

  it('are forgotten after an hour', async () => {
    await fail(5, 'ann');
    pass(3_600);
    await fail(5, 'ann');
    await vault.sweepRecords(new Date(START + 3 * 3_600_000).toISOString());
    expect(await vault.dueRecords('log-in-attempts', '9999', 9)).toEqual([]);
  });

  it('elsewhere, one every five minutes, never stop the person, wherever it logs in', async () => {
    for (let hour = 0; hour < 24 * 12; hour += 1) {
      await attempt('ann', '198.51.100.66');
      pass(300);
    }
    expect(await attempt('ann', HOME)).toBe(0);
    expect(await attempt('ann', '198.51.100.1')).toBe(0);
  });

  it('from many places stop strangers, and neither a browser nor a place where the account logged in before', async () => {
    await succeed('ann');
    for (let index = 0; index < 30; index += 1) expect(await attempt('ann', `198.51.100.${index}`)).toBe(0);
    expect(await attempt('ann', '198.51.100.99', null, 'AUTH.ACCOUNT_TRIED')).toBe(2);
    expect(await attempt('ann', HOME)).toBe(0);
    expect(await attempt('ann', '198.51.100.99', 'a-browser-of-ann')).toBe(0);
  });

  it('of one office at many accounts do not stop those who work there, and a new colleague only shortly', async () => {
    await succeed('ann');
    for (let index = 0; index < 80; index += 1) await attempt(`account-${index}`);
    expect(await attempt('ann')).toBe(0);
    pass(200);
    for (let index = 0; index < 80; index += 1) await attempt(`other-${index}`);
    expect(await attempt('a new colleague')).toBeLessThanOrEqual(30);
  });

  it('in a browser that the account knows wait for each other alone', async () => {
    for (let count = 0; count < 5; count += 1) expect(await attempt('ann', HOME, 'stolen')).toBe(0);
    expect(await attempt('ann', HOME, 'stolen')).toBe(2);
    expect(await attempt('ann', HOME, 'her own')).toBe(0);
  });

  it('of strangers are reported once a day, those of the person are not', async () => {
    const process = new LogInAttempts(vault, clock);
    const isReported = async (device: string | null = null) =>
      process.reportsAfter('ann', { address: '198.51.100.66', device });
    const reported: boolean[] = [];
    for (let count = 0; count < 30; count += 1) reported.push(await isReported());
    expect(reported.map((flag, index) => (flag ? index : -1)).filter((index) => index >= 0)).toEqual([9]);
    for (let count = 0; count < 30; count += 1) expect(await isReported('a-browser-of-ann')).toBe(false);
    pass(86_400);
    reported.length = 0;
    for (let count = 0; count < 10; count += 1) reported.push(await isReported());
    expect(reported.at(-1)).toBe(true);
  });

  it('give the vault no address', async () => {
    await fail(1, 'ann');
    expect(await vault.record('log-in-attempts', 'address:203.0.113.7')).toBeNull();
  });
});
