import { join } from 'node:path';
import { checkpointFolder } from '@covertrail/platform/ledger/checkpoint-folder';
import { checkpointMail } from '@covertrail/platform/ledger/checkpoint-mail';
import { checkpointWebhook } from '@covertrail/platform/ledger/checkpoint-webhook';
import { LedgerCheckpoints } from '@covertrail/platform/ledger/ledger-checkpoints';
import { LedgerProofs } from '@covertrail/platform/ledger/ledger-proofs';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Config } from './config.js';
import type { Infrastructure } from './infrastructure.js';
import type { Mailing } from './mail.js';

/** The folder of the Merkle tree, among the embedded stores. */
export const LEDGER_FOLDER = 'ledger';

/** What signs the log of this product once a day. A mail needs a mail server: without one that place is left out. */
export function ledgerCheckpoints(
  { events, vault, clock }: Infrastructure,
  { mailer }: Pick<Mailing, 'mailer'>,
  { folder, checkpoints }: Pick<Config, 'folder' | 'checkpoints'>,
): LedgerCheckpoints {
  return new LedgerCheckpoints({
    events,
    vault,
    clock,
    folder: join(folder, LEDGER_FOLDER),
    targets: [
      checkpointFolder(checkpoints.folder),
      ...(checkpoints.mail !== null && mailer ? [checkpointMail(mailer, checkpoints.mail)] : []),
      ...(checkpoints.webhook === null ? [] : [checkpointWebhook(checkpoints.webhook)]),
    ],
  });
}

/** What proves events of this log to those who may see them. */
export const ledgerProofs = (
  { events, vault, clock }: Pick<Infrastructure, 'events' | 'vault' | 'clock'>,
  { folder }: Pick<StoresConfig, 'folder'>,
): LedgerProofs => new LedgerProofs({ events, vault, clock, folder: join(folder, LEDGER_FOLDER) });
