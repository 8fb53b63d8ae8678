import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/test-product.js';
import { pageBuild } from './page-build.js';

describe('the name of the page that is served [B06]', () => {
  let folder: string;
  let now = 0;
  const publish = (script: string) =>
    writeFileSync(
      join(folder, 'index.html'),
      `<title>Covertrail</title><script type="module" src="${script}"></script>`,
    );

  beforeEach(() => {
    folder = newFolder();
    now = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is its first script, and changes when another page is published', () => {
    publish('/assets/index-a1.js');
    const build = pageBuild(folder, () => now);
    expect(build()).toBe('/assets/index-a1.js');
    publish('/assets/index-b2.js');
    now = 9_999;
    expect(build()).toBe('/assets/index-a1.js');
    now = 10_000;
    expect(build()).toBe('/assets/index-b2.js');
  });

  it('is none where no page is published, or one that was not built', () => {
    expect(pageBuild(folder)()).toBeNull();
    publish('/src/main.tsx');
    expect(pageBuild(folder)()).toBeNull();
  });
});
