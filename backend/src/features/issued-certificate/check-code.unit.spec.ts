import { checkHashOf, checkUrlOf, newCheckCode } from './check-code.rules.js';

describe('the code of a certificate [E05]', () => {
  it('is drawn anew each time, in four groups that can be typed', () => {
    const codes = new Set(Array.from({ length: 200 }, newCheckCode));
    expect(codes.size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('has the same hash however it is typed, and stands behind the sign that no server sees', () => {
    const code = newCheckCode();
    expect(checkHashOf(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(checkHashOf(code.toLowerCase().replaceAll('-', ' '))).toBe(checkHashOf(code));
    expect(checkHashOf(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(checkHashOf(code));
    expect(checkHashOf(` ${checkUrlOf('https://covertrail.example', code)} `)).toBe(checkHashOf(code));
    expect(checkHashOf(newCheckCode())).not.toBe(checkHashOf(code));
    expect(checkUrlOf('https://covertrail.example', code)).toBe(`https://covertrail.example/check-certificate#${code}`);
  });
});
