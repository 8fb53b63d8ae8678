import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { STRONG_COST, BackupKeys } from '@covertrail/platform/backup/passphrase';
import { sweepUnfinished, writeBackup } from '@covertrail/platform/backup/write-backup';
import { inTurns, periodFrom } from '@covertrail/platform/backup/schedule';
import { noteBackup } from '@covertrail/platform/backup/last-backup';
import { endOnSignal } from '@covertrail/platform/running/end-on-signal';
import { refuseWithoutLog } from '@covertrail/platform/stores/log-places';
import { openStores } from '@covertrail/platform/stores/open-stores';
import { endBecauseOf, orEnd, refusalOf, StartRefused } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { passphraseFrom } from './operator/backup-passphrase.js';
import { showCopied } from './operator/copy-progress.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run backup -- <folder>`: backs up log, vault and files of the configured stores, while the product runs. With
 * `--every 24h --keep 14` it makes one in `<folder>/<moment>` at once and then every so often, and keeps the newest.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string' }, keep: { type: 'string', default: '14' } },
});
const config = orEnd(() => storesConfigFrom(process.env));
const [folder] = positionals;
const passphrase = orEnd(() => passphraseFrom(process.env));
if (folder === undefined || passphrase === null)
  endBecauseOf(
    new StartRefused(
      folder === undefined
        ? 'Name the folder of the backup: npm run backup -- /mnt/backups/today'
        : 'Set COVERTRAIL_BACKUP_PASSPHRASE_FILE (or COVERTRAIL_BACKUP_PASSPHRASE): the keys in a backup are sealed with it',
    ),
  );

if (values.every === undefined) {
  await backUp(folder).catch(endBecauseOf);
  process.exit(0);
}
const log = pino({ base: null });
const ended = new AbortController();
endOnSignal(log, async () => ended.abort());
const schedule = orEnd(() => ({
  folder,
  everyMs: periodFrom(values.every ?? ''),
  keep: Number(values.keep),
  signal: ended.signal,
}));
await inTurns(schedule, (each) =>
  backUp(each).catch((error: unknown) => {
    log.error({ reason: refusalOf(error) ?? String(error) }, 'no backup was made');
  }),
);
process.exit(0);

async function backUp(into: string): Promise<void> {
  const takenAt = new Date().toISOString();
  try {
    await sweepUnfinished(into);
    await refuseWithoutLog(config);
    const stores = await openStores({ ...config, writer: 'inline' });
    try {
      const keys = await BackupKeys.make(passphrase ?? '', STRONG_COST);
      const {
        events,
        files,
        log: { sha256 },
      } = await writeBackup(stores, into, { keys, takenAt, progress: showCopied() });
      await noteBackup(config.folder, { at: takenAt, folder: into, events: events.count, files: files.count });
      process.stdout.write(
        `${into} holds ${events.count} events (SHA-256 ${sha256}), ${files.count} files and the vault\n`,
      );
    } finally {
      await stores.close();
    }
  } catch (error) {
    await noteBackup(config.folder, { at: takenAt, reason: refusalOf(error) ?? String(error) });
    throw error;
  }
}
