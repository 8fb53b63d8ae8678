import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { registerCompany } from '@covertrail/backend/testing/people';
import { newFolder, openTestProduct } from '@covertrail/backend/testing/test-product';
import { NOT_SEEN } from '@covertrail/platform/event-store/verify-ledger';
import { NOT_SIGNED } from '@covertrail/platform/ledger/checkpoint-sentences';
import { alterLog, forgeLog } from '../support/altered-log.js';

const COMMAND = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'scripts/verify-ledger.ts',
];

/** `npm run verify-ledger` on the files of a folder. */
function verified(
  folder: string,
  options: readonly string[] = [],
): { readonly status: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync(process.execPath, [...COMMAND, ...options], {
    env: { ...process.env, COVERTRAIL_FOLDER: folder },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe('npm run verify-ledger with checkpoints [J06]', () => {
  const folder = newFolder();
  const copy = newFolder();
  beforeAll(async () => {
    const product = await openTestProduct({ folder });
    await registerCompany(product, 'Granite Peak', ['insured']);
    await product.jobs.runAll((error) => {
      throw error;
    });
    await product.close();
  });
  afterAll(() => {
    for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true });
  });

  const held = (count: number) =>
    `The log has 1 of 1 signed checkpoints: the first ${count} events are as they were signed.`;

  it('finds a copy of the log to have the same checkpoints', () => {
    const script = [
      '-C',
      'covertrail-source',
      '--import',
      './scripts/build/typescript-sources.mjs',
      'scripts/copy-events.ts',
    ];
    const copied = spawnSync(process.execPath, [...script, '--from', `folder:${folder}`, '--to', `folder:${copy}`]);
    expect(copied.status).toBe(0);
    for (const { status, lines } of [
      verified(folder),
      verified(copy, ['--checkpoints', join(folder, 'checkpoints')]),
    ]) {
      const count = Number(/^The log holds (\d+) events/.exec(lines[0] ?? '')?.[1]);
      expect([status, ...lines.slice(1)]).toEqual([
        0,
        'Nothing that can be seen was altered.',
        '',
        held(count),
        NOT_SIGNED,
      ]);
    }
  });

  it('names by the checkpoints an event that was altered together with its checksum', () => {
    forgeLog(folder, 'CompanyRegistered', ['Granite Peak', 'Granite Peek']);
    const { status, lines } = verified(folder);
    expect(status).toBe(1);
    expect(lines).toContain('Nothing that can be seen was altered.');
    expect(lines.join('\n')).toMatch(
      /The first difference is at event \d+, \d+ CompanyRegistered .*: it is not the event that was appended there\./,
    );
  });
});

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
    const none = `There is no checkpoint in ${join(folder, 'checkpoints')}.`;
    expect(lines.slice(1)).toEqual(['Nothing that can be seen was altered.', '', none, ...NOT_SEEN]);
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
