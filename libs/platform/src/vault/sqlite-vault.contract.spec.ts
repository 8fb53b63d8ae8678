import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFormat } from '../sqlite/testing/set-format.js';
import { SqliteVault, vaultIn } from './sqlite-vault.adapter.js';
import { vaultContract } from './vault.contract.js';
import { VaultTooNew } from './vault.port.js';

vaultContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const open = async () => new SqliteVault(join(folder, 'vault.db'));
  return { open, remove: async () => rmSync(folder, { recursive: true }) };
});

describe('the file of a vault', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vault-'));
    file = join(folder, 'vault.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says whose it is and whether it holds keys, before it is opened', async () => {
    expect(vaultIn(file)).toBeNull();
    const vault = new SqliteVault(file);
    expect(vaultIn(file)).toEqual({ belongsTo: null, holdsKeys: false, lacksSecrets: false });
    await vault.giveTo('a log');
    await vault.secret('jwt');
    expect(vaultIn(file)).toEqual({ belongsTo: 'a log', holdsKeys: true, lacksSecrets: false });
    await vault.close();
    expect(vaultIn(file)).toEqual({ belongsTo: 'a log', holdsKeys: true, lacksSecrets: false });
  });

  it('is whole without its write-ahead log once it was closed', async () => {
    const vault = new SqliteVault(file);
    await vault.giveTo('a log');
    await vault.close();
    rmSync(`${file}-wal`, { force: true });
    rmSync(`${file}-shm`, { force: true });
    expect(vaultIn(file)?.belongsTo).toBe('a log');
  });

  it('is refused where newer code wrote it, and stays as it was', async () => {
    await new SqliteVault(file).close();
    setFormat(file, 99);
    const before = readFileSync(file);
    expect(() => new SqliteVault(file)).toThrow(new VaultTooNew(99, 1));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is named where it is damaged', () => {
    writeFileSync(file, 'no vault '.repeat(1_000));
    expect(() => new SqliteVault(file)).toThrow(
      `The file ${file} is damaged (file is not a database): put back the copy`,
    );
  });
});

it('keeps the file to its owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const vault = new SqliteVault(join(folder, 'vault.db'));
  expect(statSync(join(folder, 'vault.db')).mode & 0o077).toBe(0);
  await vault.close();
  rmSync(folder, { recursive: true });
});
