import { demoFrom, listeningFrom } from './listening-config.js';

const demoWith = (env: NodeJS.ProcessEnv): boolean => demoFrom(env, listeningFrom(env));

describe('where a backend listens', () => {
  it('is loopback on port 3000, unless it is configured otherwise', () => {
    expect(listeningFrom({})).toEqual({ host: '127.0.0.1', port: 3000, proxies: 0, open: false });
    expect(listeningFrom({ HOST: '0.0.0.0', PORT: '80' })).toEqual({
      host: '0.0.0.0',
      port: 80,
      proxies: 0,
      open: true,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['COVERTRAIL_PROXIES', '1.5'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => listeningFrom({ [name]: value })).toThrow(`${name} must be a whole number`);
  });
});

describe('the demo', () => {
  it.each(['false', 'true', 'no', 'off', ' ', '2'])(
    'is refused where it is asked for by %j, which is neither 0 nor 1',
    (setting) => {
      expect(() => demoWith({ COVERTRAIL_DEMO: setting })).toThrow(`COVERTRAIL_DEMO must be 0 or 1, not "${setting}"`);
      expect(() => demoWith({ COVERTRAIL_PUBLIC: setting })).toThrow(
        `COVERTRAIL_PUBLIC must be 0 or 1, not "${setting}"`,
      );
    },
  );

  it.each<[NodeJS.ProcessEnv]>([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ HOST: '127.0.0.2' }],
    [{ HOST: '' }],
  ])('is there on loopback: %j', (env) => expect(demoWith(env)).toBe(true));

  it.each<[NodeJS.ProcessEnv]>([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '10.0.0.4' }],
    [{ COVERTRAIL_PROXIES: '1' }],
    [{ COVERTRAIL_PUBLIC: '1' }],
  ])('is not there where others reach it: %j', (env) => expect(demoWith(env)).toBe(false));

  it('is there where it is asked for, and nowhere else where it is refused', () => {
    expect(demoWith({ HOST: '0.0.0.0', COVERTRAIL_DEMO: '1' })).toBe(true);
    expect(demoWith({ COVERTRAIL_DEMO: '0' })).toBe(false);
  });
});
