import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStale, jobsOf, removeOrphans } from '../../scripts/build/compiled-files.mjs';

describe('a build of the server [K01]', () => {
  let folder: string;
  const source = (name: string): string => join(folder, 'src', name);
  const output = (name: string): string => join(folder, 'dist', name);
  const jobs = () => jobsOf(join(folder, 'src'), join(folder, 'dist'));
  const write = (name: string, content: string): void => writeFileSync(source(name), content);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(source('deep'), { recursive: true });
    write('sum.ts', 'export const sum = (a: number, b: number): number => a + b;');
    write('deep/twice.ts', "import { sum } from '../sum.js';\nexport const twice = (a: number): number => sum(a, a);");
    write('sum.spec.ts', "it('is a test', () => undefined);");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compiles every source but the tests, with a map to it', async () => {
    expect(await compileStale(jobs())).toBe(2);
    const built = readFileSync(output('deep/twice.js'), 'utf8');
    expect(built).toContain("from '../sum.js'");
    expect(built).toMatch(/\/\/# sourceMappingURL=twice\.js\.map\n$/);
    expect(new URL(sourceOf(output('deep/twice.js.map')), pathToFileURL(output('deep/'))).href).toBe(
      pathToFileURL(source('deep/twice.ts')).href,
    );
    expect(existsSync(output('sum.spec.js'))).toBe(false);
  });

  it('compiles again only what has changed since', async () => {
    await compileStale(jobs());
    expect(await compileStale(jobs())).toBe(0);
    const later = new Date(Date.now() + 60_000);
    utimesSync(source('sum.ts'), later, later);
    expect(await compileStale(jobs())).toBe(1);
  });

  it('says which source it cannot read, and compiles that one again at the next time', async () => {
    write('sum.ts', 'export const sum = (;');
    await expect(compileStale(jobs())).rejects.toThrow('sum.ts');
    write('sum.ts', 'export const sum = 1;');
    expect(await compileStale(jobs())).toBeGreaterThan(0);
    expect(readFileSync(output('sum.js'), 'utf8')).toContain('sum = 1');
  });

  it('does not take from another build what that one is writing, and clears up what one left that was killed', async () => {
    await compileStale(jobs());
    const [written, left] = ['sum.js.1.half', 'sum.js.2.half'].map(output);
    for (const path of [written!, left!]) writeFileSync(path, '');
    const longAgo = new Date(Date.now() - 60 * 60_000);
    utimesSync(left!, longAgo, longAgo);
    removeOrphans(jobs(), join(folder, 'dist'));
    expect([existsSync(written!), existsSync(left!)]).toEqual([true, false]);
  });

  it('may run twice at the same time', async () => {
    const build = async (): Promise<void> => {
      await compileStale(jobs());
      removeOrphans(jobs(), join(folder, 'dist'));
    };
    await Promise.all([build(), build(), build()]);
    expect(readFileSync(output('sum.js'), 'utf8')).toContain('sum');
  });

  it('forgets what was compiled of a source that is gone', async () => {
    await compileStale(jobs());
    rmSync(source('deep/twice.ts'));
    removeOrphans(jobs(), join(folder, 'dist'));
    expect(
      ['deep/twice.js', 'deep/twice.js.map', 'sum.js', 'sum.js.map'].map((name) => existsSync(output(name))),
    ).toEqual([false, false, true, true]);
  });
});

const sourceOf = (map: string): string =>
  (JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] }).sources[0]!;
