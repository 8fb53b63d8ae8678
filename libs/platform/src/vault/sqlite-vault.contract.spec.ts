import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteVault } from './sqlite-vault.adapter.js';
import { vaultContract } from './vault.contract.js';

vaultContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const open = async () => new SqliteVault(join(folder, 'vault.db'));
  return { open, remove: async () => rmSync(folder, { recursive: true }) };
});

it('keeps the file to its owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const vault = new SqliteVault(join(folder, 'vault.db'));
  expect(statSync(join(folder, 'vault.db')).mode & 0o077).toBe(0);
  await vault.close();
  rmSync(folder, { recursive: true });
});
