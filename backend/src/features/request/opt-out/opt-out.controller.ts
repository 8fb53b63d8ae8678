import { Body, Controller } from '@nestjs/common';
import {
  optOut,
  optOutByLink,
  readLinkedOptOut,
  takeBackOptOut,
  takeBackOptOutByLink,
} from '@covertrail/contracts/opt-out/opt-out.calls';
import { OptOutByLinkDto, OptOutDto, TakeBackOptOutDto } from '@covertrail/contracts/opt-out/opt-out.inputs';
import type { LinkedOptOut } from '@covertrail/contracts/opt-out/opt-out.replies';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { Open, RightTo } from '#auth/access';
import { CommandMetadata } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { OptOutsByLink } from './opt-outs-by-link.service.js';
import { OptOuts } from './opt-outs.service.js';

const WHY = 'whoever has the mail has the secret of its link, and says it of the one company that was asked';

type Reply = CommandReply<{ readonly optOutId: string }>;

/** That a company is no supplier of a requester, and is not asked again [D11]. */
@Controller()
export class OptOutController {
  constructor(
    private readonly optOuts: OptOuts,
    private readonly byLink: OptOutsByLink,
  ) {}

  @RightTo({ kind: 'representedRequest', at: 'body.requestId' })
  @Answers(optOut)
  async optOut(@Body() { requestId, reason }: OptOutDto, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.optOuts.optOut(requestId, reason, meta));
  }

  @RightTo({ kind: 'optOut', at: 'body.optOutId' })
  @Answers(takeBackOptOut)
  async takeBack(@Body() { optOutId }: TakeBackOptOutDto, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.optOuts.takeBack(optOutId, meta));
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(readLinkedOptOut)
  readByLink(@Body() { token }: LinkDto): Promise<LinkedOptOut> {
    return this.byLink.read(token);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(optOutByLink)
  optOutByLink(@Body() { token, reason }: OptOutByLinkDto): Promise<LinkedOptOut> {
    return this.byLink.optOut(token, reason);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(takeBackOptOutByLink)
  takeBackByLink(@Body() { token }: LinkDto): Promise<LinkedOptOut> {
    return this.byLink.takeBack(token);
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ optOutId: outcome.streamId }, outcome);
