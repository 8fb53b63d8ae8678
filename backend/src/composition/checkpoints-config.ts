import { join } from 'node:path';
import { StartRefused } from '@covertrail/platform/errors/refusal';
import { secretFrom } from '@covertrail/platform/settings/secret-from';

/** Where signed checkpoints of the log go [J06]. */
export interface CheckpointsConfig {
  /** Each backend writes there; on a disk or a machine of its own it shows what was changed here. */
  readonly folder: string;
  /** An address whose mailbox is kept elsewhere; null for none. */
  readonly mail: string | null;
  /** Null for none. */
  readonly webhook: string | null;
}

/**
 * COVERTRAIL_CHECKPOINTS_FOLDER (`checkpoints` in the folder of the stores), COVERTRAIL_CHECKPOINTS_MAIL, COVERTRAIL_CHECKPOINTS_WEBHOOK
 * (or its file: the address may contain a token). Throws on what is no address.
 */
export function checkpointsConfigFrom(env: NodeJS.ProcessEnv, folder: string): CheckpointsConfig {
  const mail = env['COVERTRAIL_CHECKPOINTS_MAIL'] ?? '';
  const webhook = secretFrom(env, 'COVERTRAIL_CHECKPOINTS_WEBHOOK');
  if (mail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail))
    throw new StartRefused(`COVERTRAIL_CHECKPOINTS_MAIL must be an address, not "${mail}"`);
  if (webhook !== null && (!/^https?:\/\//.test(webhook) || !URL.canParse(webhook)))
    throw new StartRefused('COVERTRAIL_CHECKPOINTS_WEBHOOK must be an address of http or https');
  return {
    folder: env['COVERTRAIL_CHECKPOINTS_FOLDER'] || join(folder, 'checkpoints'),
    mail: mail || null,
    webhook,
  };
}
