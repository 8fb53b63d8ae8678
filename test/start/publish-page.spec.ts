import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

describe('a build while a product serves the page before', () => {
  let folder: string;
  const built = () => join(folder, 'built');
  const served = () => join(folder, 'served');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What Vite builds: a page that names a script whose name is made of its content. */
  function build(version: string): void {
    rmSync(built(), { recursive: true, force: true });
    const files = {
      'index.html': `<script src="/assets/main-${version}.js"></script>`,
      [`assets/main-${version}.js`]: version,
      '.vite/manifest.json': version,
      'favicon.svg': version,
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(built(), name)), { recursive: true });
      writeFileSync(join(built(), name), content);
    }
  }
  const publish = () => run(process.execPath, ['frontend/scripts/publish-page.mjs', built(), served()]);
  const page = (): string => readFileSync(join(served(), 'index.html'), 'utf8');
  const script = (version: string): string => join(served(), 'assets', `main-${version}.js`);

  it('never takes the page away, nor a script that it names', async () => {
    build('a');
    await publish();
    build('b');
    let publishing = true;
    const published = publish().finally(() => (publishing = false));
    while (publishing) {
      const named = /main-\w+/.exec(page())![0];
      expect(existsSync(join(served(), 'assets', `${named}.js`))).toBe(true);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await published;
    expect(page()).toContain('main-b.js');
    expect(readFileSync(join(served(), '.vite', 'manifest.json'), 'utf8')).toBe('b');
    expect(readFileSync(join(served(), 'favicon.svg'), 'utf8')).toBe('b');
  });

  it('keeps the scripts of the page before for those who have it open, and forgets them after a week', async () => {
    build('a');
    await publish();
    build('b');
    await publish();
    expect(existsSync(script('a'))).toBe(true);
    const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    for (const version of ['a', 'b']) utimesSync(script(version), longAgo, longAgo);
    await publish();
    expect([existsSync(script('a')), existsSync(script('b'))]).toEqual([false, true]);
  });

  it('is what Vite does: it never builds where the page is served', () => {
    expect(readFileSync('frontend/vite.config.ts', 'utf8')).toContain("outDir: '../.tmp/page'");
  });
});
