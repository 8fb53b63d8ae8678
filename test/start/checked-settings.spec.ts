import { readFileSync } from 'node:fs';
import { StartedProgram } from './program.js';

const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];
/** They make files of the repository and open no stores. */
const OF_DEVELOPERS = /^(docs|bench)/;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const file = OF_DEVELOPERS.test(name) ? undefined : /(scripts\/[\w-]+\.ts)$/.exec(command)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

/** What a program says when it is started with these settings; it must end with code 1, and say only that. */
async function refusalOf(file: string, settings: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<string> {
  const started = new StartedProgram(process.execPath, [...FROM_SOURCE, file, ...args], {
    env: { ...process.env, ...settings },
  });
  const { code, output, complaints } = await started.ended;
  expect([code, output]).toEqual([1, '']);
  return complaints;
}

describe('the programs of an operator [K01]', () => {
  jest.setTimeout(180_000);

  it('are seen', () =>
    expect(programs.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'backup',
        'restore',
        'verify',
        'rebuild',
        'status',
        'seed',
        'verify-ledger',
        'create-account',
      ]),
    ));

  it.each(programs)('%s ends with one sentence where a setting has no meaning', async (_, file) => {
    expect(await refusalOf(file, { COVERTRAIL_DEMO: 'maybe' })).toBe('COVERTRAIL_DEMO must be 0 or 1, not "maybe"\n');
  });

  it.each(['status', 'seed', 'verify-ledger', 'rebuild'])(
    '%s does so where only the part that reads a setting knows its form',
    async (name) => {
      const file = programs.find(([program]) => program === name)![1];
      expect(await refusalOf(file, { COVERTRAIL_CLAMD: 'nonsense' }, name === 'rebuild' ? ['--all'] : [])).toBe(
        'COVERTRAIL_CLAMD must be "host:port", not "nonsense"\n',
      );
    },
  );

  it.each(['backup', 'restore', 'verify'])('%s does so where the file of its passphrase is not there', async (name) => {
    const file = programs.find(([program]) => program === name)![1];
    expect(
      await refusalOf(file, { COVERTRAIL_BACKUP_PASSPHRASE_FILE: '/nowhere/passphrase' }, ['/nowhere/backup']),
    ).toMatch(/^[^\n]*\/nowhere\/passphrase[^\n]*\n$/);
  });
});
