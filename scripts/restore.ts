import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { OpenedBackup } from '@covertrail/platform/backup/read-backup';
import { restoreBackup } from '@covertrail/platform/backup/restore-backup';
import { newLogPlace, openNewStores, refuseUsed } from '@covertrail/platform/stores/new-stores';
import { endBecauseOf, StartRefused, orEnd } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { passphraseFrom } from './operator/backup-passphrase.js';
import { showCopied } from './operator/copy-progress.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run restore -- <folder>`: puts a backup into the configured stores, which are new. Views are built by the product that starts. Mail about
 * what happened before the backup waits for an operator, because it may have been sent since; `--send-mail` sends it, for a product that was
 * stopped before the backup was made.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'send-mail': { type: 'boolean', default: false } },
});
await restore(positionals[0], !values['send-mail']).catch(endBecauseOf);
process.exit(0);

async function restore(folder: string | undefined, holdMail: boolean): Promise<void> {
  if (folder === undefined)
    throw new StartRefused('Name the folder of the backup: npm run restore -- /mnt/backups/today');
  const passphrase = passphraseFrom(process.env);
  if (passphrase === null)
    throw new StartRefused(
      'Set COVERTRAIL_BACKUP_PASSPHRASE_FILE (or COVERTRAIL_BACKUP_PASSPHRASE): the backup is opened with it',
    );
  const config = storesConfigFrom(process.env);
  refuseUsed(config);
  const backup = await OpenedBackup.open(folder, passphrase);
  const open = () => openNewStores({ ...config, writer: 'inline' }, backup.manifest.log.id);
  const { events, sha256 } = await restoreBackup(backup, open, { holdMail, progress: showCopied() });
  process.stdout.write(
    `${newLogPlace(config).name} holds the product as of ${backup.manifest.takenAt}: ${events} events (SHA-256 ${sha256}). Start it\n`,
  );
}
