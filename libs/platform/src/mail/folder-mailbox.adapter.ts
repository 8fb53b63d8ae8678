import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.js';
import type { KeptMail, Mailbox } from './mailbox.port.js';
import { oneLine } from './mailer.port.js';

/** Older mails are deleted. */
const MOST = 100;

/**
 * Keeps mails in a folder, one file each, named by time, number and id: several processes may write and read it. The number orders those of one
 * moment, so that it is always the oldest that make room.
 */
export async function openFolderMailbox(folder: string, clock: Clock, most = MOST): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let sent = 0;
  const names = async () => (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const makeRoom = async () => {
    const kept = await names();
    for (const name of kept.slice(0, Math.max(0, kept.length - most))) await rm(join(folder, name), { force: true });
  };
  return {
    send: async (mail) => {
      const before = (await names()).filter((name) => name.endsWith(`_${mail.id}.json`));
      const kept: KeptMail = { ...mail, subject: oneLine(mail.subject), sentAt: clock.now() };
      const number = String(sent++).padStart(8, '0');
      const file = join(folder, `${kept.sentAt.replaceAll(':', '-')}_${number}_${mail.id}.json`);
      await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${file}.new`, file);
      for (const name of before) if (join(folder, name) !== file) await rm(join(folder, name), { force: true });
      await makeRoom();
    },
    mails: async () => {
      const kept = await Promise.all((await names()).reverse().map((name) => mailIn(join(folder, name))));
      return kept.filter((mail) => mail !== null);
    },
    close: async () => undefined,
  };
}

/** What a mail has not that an earlier version kept. */
const OF_BEFORE = { html: '', oneClickUrl: null } as const;

/** Null for a mail that was just deleted to keep a newer one. */
async function mailIn(file: string): Promise<KeptMail | null> {
  try {
    return { ...OF_BEFORE, ...(JSON.parse(await readFile(file, 'utf8')) as Omit<KeptMail, keyof typeof OF_BEFORE>) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
