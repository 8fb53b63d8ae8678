import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { registerCompany } from '@covertrail/backend/testing/people';
import { newFolder, openTestProduct } from '@covertrail/backend/testing/test-product';
import { NOT_SEEN } from '@covertrail/platform/event-store/verify-ledger';
import { alterLog } from '../support/altered-log.js';

const COMMAND = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'scripts/verify-ledger.ts',
];

/** `npm run verify-ledger` on the files of a folder. */
function verified(folder: string): { readonly status: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync(process.execPath, COMMAND, {
    env: { ...process.env, COVERTRAIL_FOLDER: folder },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe('npm run verify-ledger [J06]', () => {
  const folder = newFolder();
  beforeAll(async () => {
    const product = await openTestProduct({ folder });
    await registerCompany(product, 'Granite Peak', ['insured']);
    await product.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says that a whole log holds, and what it cannot see', () => {
    const { status, lines } = verified(folder);
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^The log holds (\d+) events; \1 have a checksum\.$/);
    expect(lines.slice(1)).toEqual(['Nothing that can be seen was altered.', '', ...NOT_SEEN]);
  });

  it('names the first altered event, and what it cannot see all the same', () => {
    expect(
      alterLog(
        folder,
        "data = replace(data, 'Granite Peak', 'Granite Peek')",
        "type = 'CompanyRegistered' AND data LIKE '%Granite Peak%'",
      ),
    ).toBe(1);
    const { status, lines } = verified(folder);
    expect(status).toBe(1);
    expect(lines.join('\n')).toMatch(
      /1 events are not as they were appended\. The first of them:\n  \d+ CompanyRegistered /,
    );
    expect(lines.slice(-NOT_SEEN.length)).toEqual(NOT_SEEN);
  });
});
