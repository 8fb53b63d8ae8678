import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

describe('a program that runs from its TypeScript sources', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'covertrail-sources-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const outputOf = (...lines: readonly string[]): string => {
    const program = join(folder, 'program.ts');
    writeFileSync(program, lines.join('\n'));
    return execFileSync(process.execPath, [...FROM_SOURCE, '--enable-source-maps', program], { encoding: 'utf8' });
  };

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
});
