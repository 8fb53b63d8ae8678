import { Controller, Inject } from '@nestjs/common';
import { keptMails } from '@covertrail/contracts/dev/dev.calls';
import type { KeptMail, Mailbox } from '@covertrail/platform/mail/mailbox.port';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { MAILBOX } from '#tokens/tokens';
import { Problem } from '#http/problem';

/** The mails of a product that stores them instead of sending them. */
@Controller()
export class MailboxController {
  constructor(@Inject(MAILBOX) private readonly mailbox: Mailbox | null) {}

  /** The newest first; 404 where mail is really sent. */
  @Open('shows the mails of the demo world, and nothing in production')
  @Answers(keptMails)
  mails(): Promise<readonly KeptMail[]> {
    if (!this.mailbox) throw new Problem('HTTP.NOT_FOUND');
    return this.mailbox.mails();
  }
}
