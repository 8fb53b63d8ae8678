import { browserNamed } from './user-agent.rules.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CASES = [
  [`${MAC} AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${MAC} AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124.0 Safari/537.36 OPR/110.0', 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0 Safari/537.36', 'Chrome', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36', 'Samsung Internet', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPad'],
  ['curl/8.6.0', null, null],
  [null, null, null],
] as const;

describe('the browser of a session [A17]', () => {
  it.each(CASES)('%s', (userAgent, browser, system) => expect(browserNamed(userAgent)).toEqual({ browser, system }));
  it('is told of a hostile text as fast as of any other', () => {
    const begun = performance.now();
    expect(browserNamed('Version/1 '.repeat(100_000)).browser).toBeNull();
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
