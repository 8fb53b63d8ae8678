import { cpSync, rmSync } from 'node:fs';

interface Opened {
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface EndsOfRun {
  /** What the runner calls when the last suite of a process has ended. */
  endsOfRun?: (() => Promise<void>)[];
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
  ((globalThis as EndsOfRun).endsOfRun ??= []).push(async () => rmSync(folder, { recursive: true }));
  const product = await open(folder);
  await product.settled();
  await product.close();
  return folder;
}
