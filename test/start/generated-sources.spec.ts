import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beginnings, digestOf, isFresh, rememberRun } from '../../scripts/build/generated-sources.mjs';

const CONTRACT = 'libs/domain/src/note/note.contract.ts';
const IMPORTED = 'libs/domain/src/kernel/uuid.ts';
const DECIDER = 'libs/domain/src/note/note.decider.ts';
const CALLS = 'libs/contracts/src/note/note.calls.ts';
const GLOSSARY = 'docs/glossary.md';
const GENERATOR = 'scripts/generate-sources.ts';
const GENERATED = 'libs/domain/src/note/note.validators.generated.ts';

describe('generated sources [K01]', () => {
  let folder: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const digestIn = (path: string): string => digestOf(readFileSync(join(folder, path), 'utf8'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'generated-'));
    for (const path of [CONTRACT, IMPORTED, DECIDER, CALLS, GLOSSARY, GENERATOR, GENERATED])
      write(path, `// ${path}\n`);
    const { tools, roots } = beginnings(folder);
    const written = { [GENERATED]: { of: 'note', text: digestIn(GENERATED) } };
    rememberRun({ read: { [IMPORTED]: digestIn(IMPORTED), ...tools, ...roots }, written }, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are fresh after they were made, also after a change of what they are not made of', () => {
    expect(isFresh(folder)).toBe(true);
    write(DECIDER, 'export const decide = 1;');
    expect(isFresh(folder)).toBe(true);
  });

  it.each([CONTRACT, IMPORTED, CALLS, GLOSSARY, GENERATOR])('are stale after a change of %s', (path) => {
    write(path, 'export {};');
    expect(isFresh(folder)).toBe(false);
    write(path, `// ${path}\n`);
    expect(isFresh(folder)).toBe(true);
  });

  it('are stale where a contract is new or gone', () => {
    write('libs/domain/src/vehicle/vehicle.contract.ts', 'export {};');
    expect(isFresh(folder)).toBe(false);
    rmSync(join(folder, 'libs/domain/src/vehicle'), { recursive: true });
    expect(isFresh(folder)).toBe(true);
    rmSync(join(folder, CONTRACT));
    expect(isFresh(folder)).toBe(false);
  });

  it('are stale where one of them is missing or was edited, and where nothing says how they were made', () => {
    write(GENERATED, '// Edited.');
    expect(isFresh(folder)).toBe(false);
    rmSync(join(folder, GENERATED));
    expect(isFresh(folder)).toBe(false);
    write(GENERATED, `// ${GENERATED}\n`);
    expect(isFresh(folder)).toBe(true);
    rmSync(join(folder, '.tmp'), { recursive: true });
    expect(isFresh(folder)).toBe(false);
  });
});
