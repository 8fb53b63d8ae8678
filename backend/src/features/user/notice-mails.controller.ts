import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import {
  chooseNoticeMail,
  endNoticeMail,
  noticeMails,
  readNoticeMail,
  resumeNoticeMail,
} from '@covertrail/contracts/user/user.calls';
import { ChooseNoticeMailDto } from '@covertrail/contracts/user/user.inputs';
import type { EndedNoticeMail, NoticeMailChoice } from '@covertrail/contracts/user/user.replies';
import { actingRolesOf } from '@covertrail/domain/rights/principal';
import { noticeMailsOf } from '@covertrail/domain/user/choices.rules';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Open } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { EndedNoticeMails } from './ended-notice-mails.service.js';

const READER =
  'whoever has the mail has the secret of its link, which ends mails of one kind to one person and opens nothing';

/** Which notices come to a person by mail too: chosen on the profile, and ended by the link of such a mail [A16]. */
@Controller()
export class NoticeMailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly ended: EndedNoticeMails,
  ) {}

  @Answers(noticeMails)
  async choices(@CurrentActor() { userId, companyRoles }: Actor): Promise<readonly NoticeMailChoice[]> {
    const { state } = await this.deciders.readable.load(userDecider, userId);
    const stopped = state?.choices.stopped ?? [];
    return noticeMailsOf(actingRolesOf(companyRoles)).map((notice) => ({ notice, byMail: !stopped.includes(notice) }));
  }

  @Answers(chooseNoticeMail)
  async choose(
    @Body() { notice, byMail }: ChooseNoticeMailDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<NoticeMailChoice>> {
    const command = { type: 'ChooseNoticeMail', notice, byMail, how: 'profile' } as const;
    const outcome = await this.commands.execute(new Forward(userDecider, userId, command, meta));
    return new CommandReply({ notice, byMail }, outcome);
  }

  @Open(READER)
  @LookUp({ counts: 'misses' })
  @Answers(readNoticeMail)
  async readLink(@Body() { token }: LinkDto): Promise<EndedNoticeMail> {
    return mailsOf(await this.ended.read(token));
  }

  @Open(READER)
  @LookUp({ counts: 'misses' })
  @Answers(endNoticeMail)
  async end(@Body() { token }: LinkDto): Promise<EndedNoticeMail> {
    return mailsOf(await this.ended.end(token));
  }

  @Open(READER)
  @LookUp({ counts: 'misses' })
  @Answers(resumeNoticeMail)
  async resume(@Body() { token }: LinkDto): Promise<EndedNoticeMail> {
    return mailsOf(await this.ended.resume(token));
  }
}

/** Without the id of the person. */
const mailsOf = ({ notice, ofAddress }: EndedNoticeMail): EndedNoticeMail => ({ notice, ofAddress });
