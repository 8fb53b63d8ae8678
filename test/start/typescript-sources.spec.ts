import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { digestOf } from '../../scripts/build/generated-sources.mjs';

const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

function printed(folder: string, lines: readonly string[]): string {
  const program = join(folder, 'program.ts');
  writeFileSync(program, lines.join('\n'));
  return execFileSync(process.execPath, [...FROM_SOURCE, '--enable-source-maps', program], { encoding: 'utf8' });
}

describe('a program that runs from its TypeScript sources', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'covertrail-sources-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const outputOf = (...lines: readonly string[]): string => printed(folder, lines);

  it('imports a source by the name of what is compiled of it, and a JavaScript file by its own', () => {
    writeFileSync(join(folder, 'typed.ts'), 'export const typed: string = "typed";');
    writeFileSync(join(folder, 'plain.js'), 'export const plain = "plain";');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    expect(
      outputOf(
        "import { typed } from './typed.js';",
        "import { plain } from './plain.js';",
        'console.log(typed, plain satisfies string);',
      ),
    ).toBe('typed plain\n');
  });

  it('names the lines of its sources where an error comes from', () => {
    const printed = outputOf(
      'interface Left {',
      '  readonly out: string;',
      '}',
      "const error: Error & Partial<Left> = new Error('here');",
      'console.log(error.stack);',
    );
    expect(printed).toMatch(/program\.ts:4:\d+/);
  });

  it('is compiled again where a source of this repository changed, and only then', () => {
    mkdirSync('.tmp', { recursive: true });
    const ours = resolve(mkdtempSync('.tmp/sources-'));
    try {
      expect(printed(ours, ["console.log('first');"])).toBe('first\n');
      expect(printed(ours, ["console.log('second');"])).toBe('second\n');
      const kept = join('.tmp/typescript', `${digestOf(join(ours, 'program.ts'))}.js`);
      writeFileSync(kept, readFileSync(kept, 'utf8').replace("'second'", "'kept'"));
      expect(printed(ours, ["console.log('second');"])).toBe('kept\n');
      rmSync(kept);
    } finally {
      rmSync(ours, { recursive: true });
    }
  });
});
