import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { addCarrier, findCarrier, verifyCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import { naicOf } from '@covertrail/domain/fields/policy-fields';
import type { CarrierChoice, CarrierVerified } from '@covertrail/contracts/carrier/carrier.replies';
import { AddCarrierDto, FindCarrierDto, VerifyCarrierDto } from '@covertrail/contracts/carrier/carrier.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { AddCarrier } from './add-carrier.command.js';
import { FindCarriers } from './find-carrier/find-carriers.query.js';
import { VerifyCarrier } from './find-carrier/verify-carrier.query.js';

/** Insurers, for the people who enter policies [C11]. */
@Controller()
export class CarrierController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
  @Answers(findCarrier)
  find(@Query() input: FindCarrierDto, @CurrentActor() actor: Actor): Promise<PageOf<CarrierChoice>> {
    return this.queries.execute(new FindCarriers(actor, input));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
  @Answers(verifyCarrier)
  verify(@Query() input: VerifyCarrierDto, @CurrentActor() actor: Actor): Promise<CarrierVerified> {
    return this.queries.execute(new VerifyCarrier(actor, input));
  }

  @Answers(addCarrier)
  async add(
    @Body() { companyName, companyNaic }: AddCarrierDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<CarrierChoice>> {
    const [name, naic] = [companyName.trim(), naicOf(companyNaic ?? '')];
    const outcome = await this.commands.execute(new AddCarrier(name, naic, meta));
    return new CommandReply({ id: outcome.streamId, name, naic, rating: null }, outcome);
  }
}
