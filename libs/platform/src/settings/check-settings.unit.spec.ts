import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSettings } from './check-settings.js';
import { SETTINGS } from './settings.js';

const refused = (env: NodeJS.ProcessEnv): string | null => {
  try {
    checkSettings(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const named = Object.entries(SETTINGS).map(([name, setting]) => ({ variable: `COVERTRAIL_${name}`, setting }));

describe('the settings of a program [K01]', () => {
  it('may be left out, or empty', () => {
    expect(refused({ PATH: '/bin', HOST: 'x' })).toBeNull();
    expect(refused(Object.fromEntries(named.map(({ variable }) => [variable, ''])))).toBeNull();
  });

  it.each(named.filter(({ setting }) => setting.kind === 'switch').map(({ variable }) => variable))(
    '%s is 0 or 1',
    (variable) => {
      for (const value of ['false', 'true', 'no', 'off', 'on', '2', ' 1', 'O'])
        expect(refused({ [variable]: value })).toBe(`${variable} must be 0 or 1, not "${value}"`);
      for (const value of ['0', '1']) expect(refused({ [variable]: value })).toBeNull();
    },
  );

  it.each(named.filter(({ setting }) => setting.kind === 'number').map(({ variable }) => variable))(
    '%s is a whole number',
    (variable) => {
      for (const value of ['many', '-1', '1.5', '1e3', '0x10', ' '])
        expect(refused({ [variable]: value })).toContain(`${variable} must be a whole number`);
      expect(refused({ [variable]: '3' })).toBeNull();
    },
  );

  it.each(
    named.flatMap(({ variable, setting }) => (setting.kind === 'oneOf' ? [[variable, setting.values] as const] : [])),
  )('%s is one of a few words', (variable, values) => {
    expect(refused({ [variable]: 'HERE' })).toBe(`${variable} must be one of ${values.join(', ')}, not "HERE"`);
    for (const value of values) expect(refused({ [variable]: value })).toBeNull();
  });

  it('are known by name: another name is refused, with the one that is meant', () => {
    expect(refused({ COVERTRAIL_DEMOS: '0' })).toBe(
      'COVERTRAIL_DEMOS is no setting of Covertrail. Is COVERTRAIL_DEMO meant?',
    );
    expect(refused({ COVERTRAIL_ALLOW_ALL: '1' })).toBe(
      'COVERTRAIL_ALLOW_ALL is no setting of Covertrail. docs/runbooks/start.md lists the settings',
    );
    expect(refused({ COVERTRAIL_DEMO_FILE: '/run/x' })).toContain('is no setting');
    expect(refused({ COVERTRAIL_CONSTRUCTOR: 'x', COVERTRAIL_constructor: 'x' })).toContain('is no setting');
  });

  it('may be files where they are secret, and leave alone what tests read and what Kubernetes sets', () => {
    expect(
      refused({ COVERTRAIL_MONGODB_URL_FILE: '/run/x', COVERTRAIL_TEST_RUN: 'x', COVERTRAIL_CI_FULL: '1' }),
    ).toBeNull();
    expect(
      refused({
        COVERTRAIL_SERVICE_HOST: '10.0.0.1',
        COVERTRAIL_SERVICE_PORT_HTTP: '80',
        COVERTRAIL_PORT: 'tcp://10.0.0.1:80',
        COVERTRAIL_PORT_80_TCP_ADDR: '10.0.0.1',
      }),
    ).toBeNull();
  });

  it('are all that the programs name, and each stands in the runbook', () => {
    const sources = ['backend/src', 'projections/src', 'libs/platform/src', 'libs/demo/src', 'scripts'].flatMap(
      (folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(ts|mjs)$/.test(file) && !/spec|testing/.test(file))
          .map((file) => join(folder, file)),
    );
    const names = new Set(
      sources.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/['"`]COVERTRAIL_([A-Z_]+)['"`]/g)].map(([, name]) => name!),
      ),
    );
    expect([...names].filter((name) => refused({ [`COVERTRAIL_${name}`]: '' }) !== null)).toEqual([]);
    expect(names.size).toBeGreaterThan(15);
    const runbook = readFileSync('docs/runbooks/start.md', 'utf8');
    expect(
      named
        .filter(({ variable }) => !runbook.includes(`\`${variable}`) && !runbook.includes(`${variable}=`))
        .map(({ variable }) => variable),
    ).toEqual([]);
  });
});
