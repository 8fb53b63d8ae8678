import { isCommonPassword } from './common-password.rules.js';

describe('common passwords', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd2026!',
    'Welcome1!',
    'Summer2026!',
    'Qwerty123!',
    '2026!Changeme',
    'Letmein#1',
  ])('%s is one', async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each(['Correct-Horse-9', 'Covertrail-2026', 'Granite-2026', 'vK9#mQ2$xL', 'Ärger-im-Büro-7', 'Tr0mbone&Kettle'])(
    '%s is none',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
