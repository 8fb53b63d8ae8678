import { isOwnOrigin } from './own-origin.js';

const from = (origin: string | undefined, host = 'covertrail.example') =>
  isOwnOrigin({ headers: { host, ...(origin === undefined ? {} : { origin }) } });

describe('the origin of a request', () => {
  it('is ours when it names the host of the request, with or without a TLS proxy', () => {
    expect(from('https://covertrail.example')).toBe(true);
    expect(from('http://covertrail.example')).toBe(true);
    expect(from('http://localhost:3000', 'localhost:3000')).toBe(true);
    expect(from('https://covertrail.example', 'Covertrail.Example')).toBe(true);
  });

  it('is ours when there is none, because only browsers send it', () => expect(from(undefined)).toBe(true));

  it.each([
    'https://evil.example',
    'https://covertrail.example.evil.example',
    'http://covertrail.example:8080',
    'null',
    '',
  ])('is not ours: %j', (origin) => expect(from(origin)).toBe(false));
});
