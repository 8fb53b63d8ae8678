import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { namedInsureds, stateNamedInsureds } from '@covertrail/contracts/named-insured/named-insured.calls';
import { NamedInsuredsDto, StateNamedInsuredsDto } from '@covertrail/contracts/named-insured/named-insured.inputs';
import type { StatedNamedInsureds } from '@covertrail/contracts/named-insured/named-insured.replies';
import { namedInsuredsView } from '@covertrail/contracts/named-insured/named-insured.views';
import { namedInsuredDecider } from '@covertrail/domain/named-insured/named-insured.decider';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';

const NONE: StatedNamedInsureds = { primary: '', further: [], revision: null };

/** The names under which a client is insured, which it keeps together with its agencies [G08]. */
@Controller()
export class NamedInsuredController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: Views,
  ) {}

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
  @Answers(namedInsureds)
  async list(
    @Query() { insuredCompanyId }: NamedInsuredsDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<StatedNamedInsureds>> {
    const list = await this.views.get(namedInsuredsView, insuredCompanyId ?? actor.companyId);
    const { primary, further, revision } = list ?? NONE;
    return this.views.reply({ primary, further, revision });
  }

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId', optional: true })
  @Answers(stateNamedInsureds)
  async state(
    @Body() { insuredCompanyId, primary, further }: StateNamedInsuredsDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<CommandReply<{ readonly insuredId: string }>> {
    // An agency is insured nowhere as itself: it names a client.
    if (insuredCompanyId === undefined && isAgency(actor))
      throw new Problem('HTTP.BAD_INPUT', { errors: { insuredCompanyId: 'Please choose a client.' } });
    const insuredId = insuredCompanyId ?? actor.companyId;
    const command = { type: 'StateNamedInsureds', insuredId, primary, further } as const;
    const outcome = await this.commands.execute(new Forward(namedInsuredDecider, insuredId, command, meta, expected));
    return new CommandReply({ insuredId }, outcome);
  }
}
