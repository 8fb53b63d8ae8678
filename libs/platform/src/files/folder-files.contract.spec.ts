import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesContract } from './files.contract.js';
import { openFolderFiles } from './folder-files.adapter.js';

const PLACES = ['parts', 'unclaimed', 'claimed'];

filesContract('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const entries = async () => {
    const all = await readdir(folder, { recursive: true });
    return all.filter((path) => !PLACES.includes(path)).length;
  };
  const damage = async (fileId: string) => {
    const content = join(folder, 'unclaimed', fileId, 'content');
    await truncate(content, (await stat(content)).size - 1);
  };
  return { open: () => openFolderFiles(folder), entries, damage, remove: () => rm(folder, { recursive: true }) };
});
