import { Injectable } from '@nestjs/common';
import { NOTICE_MAILS, type NoticeMail } from '@covertrail/domain/user/user.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { NOTICE_MAIL } from '#links/notice-mail-link';

interface MailsOfPerson {
  readonly userId: Uuid;
  readonly notice: NoticeMail;
}

/** Mails of a kind, as the link of one of them ends them [A16]. Whoever has it can do nothing else with it, and may use it again. */
@Injectable()
export class EndedNoticeMails {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async read(token: string): Promise<MailsOfPerson> {
    const { userId, notice: named } = (await this.links.opened(NOTICE_MAIL, token)) ?? {};
    const notice = NOTICE_MAILS.find((kind) => kind === named);
    if (userId === undefined || notice === undefined) throw new Problem('LINK.NOT_VALID');
    return { userId, notice };
  }

  /** Throws LINK.NOT_VALID. */
  async end(token: string): Promise<MailsOfPerson> {
    const mails = await this.read(token);
    const command = { type: 'ChooseNoticeMail', notice: mails.notice, byMail: false, how: 'link' } as const;
    await this.deciders.handle(userDecider, mails.userId, command, bySystem('unsubscribe', newId()));
    return mails;
  }
}
