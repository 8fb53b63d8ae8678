import { secretFrom } from '@covertrail/platform/settings/secret-from';

/** COVERTRAIL_BACKUP_PASSPHRASE, or the content of the file that COVERTRAIL_BACKUP_PASSPHRASE_FILE names; null for none. */
export const passphraseFrom = (env: NodeJS.ProcessEnv): string | null =>
  secretFrom(env, 'COVERTRAIL_BACKUP_PASSPHRASE');
