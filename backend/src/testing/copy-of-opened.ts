import { cpSync, rmSync } from 'node:fs';
import { atEndOfRun } from './ends-of-run.js';

interface Opened {
  settled(): Promise<void>;
  close(): Promise<void>;
}

let opened: Promise<string> | null = null;

/**
 * A folder of its own with the files of a product that was opened once and closed: all tables are in them, and no event is. A process of
 * suites makes such files once, for making them takes as long as all else that opening takes.
 */
export async function copyOfOpened(
  newFolder: () => string,
  open: (folder: string) => Promise<Opened>,
): Promise<string> {
  opened ??= openOnce(newFolder(), open);
  const folder = newFolder();
  cpSync(await opened, folder, { recursive: true });
  return folder;
}

async function openOnce(folder: string, open: (folder: string) => Promise<Opened>): Promise<string> {
  atEndOfRun(async () => rmSync(folder, { recursive: true }));
  const product = await open(folder);
  await product.settled();
  await product.close();
  return folder;
}
