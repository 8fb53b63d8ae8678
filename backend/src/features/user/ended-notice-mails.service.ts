import { Injectable } from '@nestjs/common';
import type { EndedNoticeMail } from '@covertrail/contracts/user/user.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { NOTICE_MAILS } from '@covertrail/domain/user/user.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { ERASED } from '@covertrail/platform/sealing/sealing';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { NOTICE_MAIL } from '#links/notice-mail-link';
import { StoppedAddresses } from '#mail/stopped-addresses.service';
import { Views } from '#views/views.service';

interface MailsOfPerson extends EndedNoticeMail {
  readonly userId: Uuid;
}

/** Mails of a kind, as the link of one of them ends them [A16]. Whoever has it can do nothing else with it, and may use it again. */
@Injectable()
export class EndedNoticeMails {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly stopped: StoppedAddresses,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async read(token: string): Promise<MailsOfPerson> {
    const { userId, notice: named } = (await this.links.opened(NOTICE_MAIL, token)) ?? {};
    const notice = NOTICE_MAILS.find((kind) => kind === named);
    if (userId === undefined || notice === undefined) throw new Problem('LINK.NOT_VALID');
    const { state } = await this.deciders.readable.load(userDecider, userId);
    return { userId, notice, ofAddress: state === null };
  }

  /** Throws LINK.NOT_VALID. */
  async end(token: string): Promise<MailsOfPerson> {
    const mails = await this.read(token);
    if (mails.ofAddress) await this.stopped.stop(await this.addressOf(mails.userId));
    else await this.choose(mails, false);
    return mails;
  }

  /** The mails come again. Throws LINK.NOT_VALID. */
  async resume(token: string): Promise<MailsOfPerson> {
    const mails = await this.read(token);
    if (mails.ofAddress) await this.stopped.resume(await this.addressOf(mails.userId));
    else await this.choose(mails, true);
    return mails;
  }

  private async choose({ userId, notice }: MailsOfPerson, byMail: boolean): Promise<void> {
    const command = { type: 'ChooseNoticeMail', notice, byMail, how: 'link' } as const;
    await this.deciders.handle(userDecider, userId, command, bySystem('unsubscribe', newId()));
  }

  /** Throws LINK.NOT_VALID for an address that was erased since. */
  private async addressOf(personId: Uuid): Promise<string> {
    const person = await this.views.get(peopleView, personId);
    if (!person || person.email === '' || person.email === ERASED) throw new Problem('LINK.NOT_VALID');
    return person.email;
  }
}
