import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { registerPerson, registerCompany } from '@covertrail/backend/testing/people';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { startBackend } from './program.js';

jest.setTimeout(180_000);

/** A user who may write everywhere is refused no file: where such a user runs the suite, the program is started as the user `nobody`. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

describe('a start that is refused [K01]', () => {
  let folder: string;
  const kept = (name: string): string => join(folder, name);
  /** Digests by name, but for what SQLite keeps beside a file while someone has it open. */
  const contents = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => isContent(kept(name)))
        .map((name) => [
          name,
          createHash('sha256')
            .update(readFileSync(kept(name)))
            .digest('hex'),
        ]),
    );
  const isContent = (file: string): boolean =>
    statSync(file).isFile() && statSync(file).size > 0 && !file.endsWith('-shm');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'refused-'));
    const infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
    await registerPerson({ infrastructure }, await registerCompany({ infrastructure }, 'Before', ['agency']), 'Ann');
    await infrastructure.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Ends with code 1 and this one line, and everything in the folder is as it was. */
  async function refuses(
    sentence: RegExp,
    env: NodeJS.ProcessEnv = {},
    as: { readonly uid?: number; readonly gid?: number } = {},
  ): Promise<void> {
    const before = contents();
    const { code, complaints, output } = await startBackend({ COVERTRAIL_FOLDER: folder, ...env }, as).ended;
    expect(complaints).toMatch(sentence);
    expect(complaints.trimEnd().split('\n')).toHaveLength(1);
    expect([code, output]).toEqual([1, '']);
    expect(contents()).toEqual(before);
  }

  it.each(['PORT', 'COVERTRAIL_METRICS_PORT'])('where the port is taken that is named by %s', async (variable) => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const taken = { [variable]: String(port) };
    await refuses(
      new RegExp(
        `^Port ${port} on 127\\.0\\.0\\.1 is taken by another program: end that one, or name another port by ${variable}\\n$`,
      ),
      taken,
    );
    const elsewhere = join(folder, 'new');
    await refuses(/^Port \d+ on/, { ...taken, COVERTRAIL_FOLDER: elsewhere });
    expect(existsSync(elsewhere)).toBe(false);
    other.close();
  });

  it.each(['reads.db', 'vault.db', 'events.db'])('where %s is damaged', async (name) => {
    for (const part of ['-wal', '-shm']) rmSync(kept(name) + part, { force: true });
    writeFileSync(kept(name), 'damaged '.repeat(2_000));
    await refuses(new RegExp(`^The file .*${name} is damaged \\(.*\\): .*\\n$`));
  });

  it('where pages in the middle of reads.db are damaged', async () => {
    for (const part of ['-wal', '-shm']) rmSync(kept(`reads.db${part}`), { force: true });
    const bytes = readFileSync(kept('reads.db'));
    bytes.fill(0xff, 4_096);
    writeFileSync(kept('reads.db'), bytes);
    await refuses(
      /^The file .*reads\.db is damaged \(.*\): delete it and start again, and the views are rebuilt from the log\n$/,
    );
  });

  it('where the vault is gone', async () => {
    for (const part of ['', '-wal', '-shm']) rmSync(kept(`vault.db${part}`), { force: true });
    await refuses(/^The vault .*vault\.db is missing or empty, but .*events\.db holds events: .*\n$/);
  });

  it('where the folder cannot be written', async () => {
    const nobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (isRoot) for (const name of ['', ...readdirSync(folder)]) chownSync(kept(name), NOBODY, NOBODY);
    chmodSync(folder, 0o500);
    await refuses(
      /^The file .* cannot be used \(.*\): let the user that runs this program read and write it and its folder\n$/,
      {},
      nobody,
    );
    const inIt = join(folder, 'new');
    await refuses(new RegExp(`^The file ${folder} cannot be used`), { COVERTRAIL_FOLDER: inIt }, nobody);
    chmodSync(folder, 0o700);
  });

  it('where a setting cannot be understood', () =>
    refuses(/^PORT must be a whole number from 0 to 65535, not "eighty"\n$/, { PORT: 'eighty' }));

  it('where a switch is neither on nor off', () =>
    refuses(/^COVERTRAIL_DEMO must be 0 or 1, not "maybe"\n$/, { COVERTRAIL_DEMO: 'maybe' }));

  it('where a setting has a name that no program reads', async () => {
    await refuses(/^COVERTRAIL_X is no setting of Covertrail\. .*\n$/, { COVERTRAIL_X: '1' });
    await refuses(/^COVERTRAIL_PUBLICK is no setting of Covertrail\. Is COVERTRAIL_PUBLIC meant\?\n$/, {
      COVERTRAIL_PUBLICK: '1',
    });
  });

  it('where others may reach accounts of the demo that nobody asked to show', async () => {
    const infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
    const { userId } = Object.values(PEOPLE)[0]!;
    await infrastructure.vault.saveCredential('hmac', {
      userId,
      passwordHash: 'hash',
      passwordSetAt: infrastructure.clock.now(),
      mustChange: false,
    });
    await infrastructure.close();
    const sentence =
      /^These stores hold the demo, whose passwords everybody knows, and others may reach this program: set COVERTRAIL_DEMO=1 .*\n$/;
    await refuses(sentence, { HOST: '0.0.0.0', COVERTRAIL_DEMO: '' });
    await refuses(sentence, { COVERTRAIL_PUBLIC: '1', COVERTRAIL_DEMO: '0' });
  });
});
