import { HashingBusy, PasswordHashing } from './password-hashing.js';
import { CHEAP, hashPassword, STRONG } from './passwords.js';

describe('hashing of passwords', () => {
  it('recognizes a password that fits', async () => {
    const hashing = new PasswordHashing(CHEAP);
    const hash = await hashing.hash('Correct-Horse-9');
    expect(await hashing.fits(hash, 'Correct-Horse-9')).toBe(true);
    expect(await hashing.fits(hash, 'Wrong-Horse-9')).toBe(false);
  });

  it('is by argon2id, at the cost that is asked [A17]', async () => {
    expect(await new PasswordHashing(CHEAP).hash('Correct-Horse-9')).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    expect(STRONG).toEqual({ memoryCost: 19_456, timeCost: 2 });
  });

  it('does a few at a time, lets some wait, and refuses the rest at once', async () => {
    const hash = await hashPassword('Correct-Horse-9', CHEAP);
    const hashing = new PasswordHashing(CHEAP, 2, 3);
    let running = 0;
    let most = 0;
    const begun = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const checks = Array.from({ length: 9 }, () =>
      hashing.fits(hash, 'Correct-Horse-9', begun).catch((error: unknown) => error),
    );
    const answers = await Promise.all(checks);
    expect(answers.filter((answer) => answer === true)).toHaveLength(5);
    expect(answers.filter((answer) => answer instanceof HashingBusy)).toHaveLength(4);
    expect(most).toBe(2);
    expect(await hashing.fits(hash, 'Correct-Horse-9')).toBe(true);
  });

  it('continues after one that was refused', async () => {
    const hash = await hashPassword('Correct-Horse-9', CHEAP);
    const hashing = new PasswordHashing(CHEAP, 1, 1);
    await expect(hashing.fits(hash, 'x', () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
    expect(await hashing.fits(hash, 'Correct-Horse-9')).toBe(true);
  });
});
