import { join } from 'node:path';
import { openFolderMailbox } from '@covertrail/platform/mail/folder-mailbox.adapter';
import type { Mailbox } from '@covertrail/platform/mail/mailbox.port';
import type { Mailer } from '@covertrail/platform/mail/mailer.port';
import { openSmtpMailer } from '@covertrail/platform/mail/smtp-mailer.adapter';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { MAILS } from '../features/features.js';
import { AccessLinks } from '../links/access-links.service.js';
import type { MailKind } from '../mail/mail-kind.js';
import { noticeChoices } from '../mail/notice-choices.js';
import { MailSender } from '../mail/mail-sender.service.js';
import type { Views } from '../views/views.service.js';
import type { Config } from './config.js';
import type { Infrastructure } from './infrastructure.js';

/** How one process sends mail. */
export interface Mailing {
  readonly kinds: readonly MailKind[];
  readonly links: AccessLinks;
  /** Null where mail is really sent, or not at all. */
  readonly mailbox: Mailbox | null;
  /** Null where mail is not configured: mails then wait in the outbox, for two days. */
  readonly sender: MailSender | null;
  /** Null where mail is not configured. */
  readonly mailer: Mailer | null;
  close(): Promise<void>;
}

export async function openMailing(
  infrastructure: Infrastructure,
  config: Pick<Config, 'mail' | 'folder' | 'publicUrl' | 'service'>,
  views: Views,
  log: Logger,
): Promise<Mailing> {
  const { supportEmail } = config.service;
  const links = new AccessLinks(infrastructure.vault, infrastructure.clock);
  const parts = { ...infrastructure, links, publicUrl: config.publicUrl, views };
  const kinds = MAILS.map((mail) => mail.with(parts));
  const mailbox =
    config.mail.by === 'mailbox' ? await openFolderMailbox(join(config.folder, 'mailbox'), infrastructure.clock) : null;
  const mailer: Mailer | null =
    config.mail.by === 'smtp' ? openSmtpMailer({ ...config.mail, replyTo: supportEmail }) : mailbox;
  const sender =
    mailer &&
    new MailSender({
      ...infrastructure,
      mailer,
      kinds,
      views,
      log,
      supportEmail,
      choices: noticeChoices({ ...parts, vault: infrastructure.vault }),
    });
  return {
    kinds,
    links,
    mailbox,
    sender,
    mailer,
    close: async () => {
      await sender?.stop();
      await mailer?.close();
    },
  };
}
