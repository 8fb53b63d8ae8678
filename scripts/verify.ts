import 'reflect-metadata';
import { OpenedBackup } from '@covertrail/platform/backup/read-backup';
import { endBecauseOf, orEnd, StartRefused } from '@covertrail/platform/errors/refusal';
import { passphraseFrom } from './operator/backup-passphrase.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run verify -- <folder>`: reads a whole backup and names what is not as it was written. Without a passphrase the sealed vault is
 * compared with its hash and not opened.
 */
await verify(process.argv[2]).catch(endBecauseOf);
process.exit(0);

async function verify(folder: string | undefined): Promise<void> {
  if (folder === undefined)
    throw new StartRefused('Name the folder of the backup: npm run verify -- /mnt/backups/today');
  const passphrase = passphraseFrom(process.env);
  const backup = await OpenedBackup.open(folder, passphrase);
  await backup.verify();
  const { takenAt, log, events, files, vault } = backup.manifest;
  const opened = passphrase === null ? ' The vault was not opened: no passphrase was given.' : '';
  process.stdout.write(
    `${folder} is whole: ${events.count} events up to ${log.head} (SHA-256 ${log.sha256}), ${files.count} files, ${vault.count} entries of the vault, taken at ${takenAt}.${opened}\n`,
  );
}
