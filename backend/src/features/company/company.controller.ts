import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  changeAgencyDetails,
  changeCompanyProfile,
  changeTaxId,
  changeTrainingMode,
  companyProfile,
  findCompany,
} from '@covertrail/contracts/company/company.calls';
import type { CompanyHit, CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import {
  ChangeAgencyDetailsDto,
  ChangeCompanyProfileDto,
  ChangeTaxIdDto,
  ChangeTrainingModeDto,
  CompanySearchDto,
} from '@covertrail/contracts/company/company.inputs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { CompanyProfile } from '@covertrail/domain/company/company.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { ChangeTaxId } from './change-tax-id.command.js';
import { ReadCompanyProfile } from './company-profile.query.js';
import { SearchCompanies } from './company-search/company-search.query.js';

type Reply = CommandReply<{ readonly companyId: string }>;

/** Finds other companies by name, and keeps what the own one says of itself [I01]. */
@Controller()
export class CompanyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @LookUp()
  @Answers(findCompany)
  search(@Query() input: CompanySearchDto): Promise<PageOf<CompanyHit>> {
    return this.queries.execute(new SearchCompanies(input));
  }

  @Answers(companyProfile)
  profile(@CurrentActor() actor: Actor): Promise<CompanyProfileReply> {
    return this.queries.execute(new ReadCompanyProfile(actor));
  }

  @Answers(changeCompanyProfile)
  async change(
    @Body() input: ChangeCompanyProfileDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const command = { type: 'ChangeCompanyProfile', ...profileOf(input) } as const;
    return reply(await this.commands.execute(new Forward(companyDecider, companyId, command, meta, expected)));
  }

  @Answers(changeAgencyDetails)
  async changeAgency(
    @Body() { managementSystem, license = '', fax = '' }: ChangeAgencyDetailsDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const details = { managementSystem, ...(license ? { license } : {}), ...(fax ? { fax } : {}) };
    const command = { type: 'ChangeAgencyDetails', details } as const;
    return reply(await this.commands.execute(new Forward(companyDecider, companyId, command, meta, expected)));
  }

  @LookUp()
  @Answers(changeTaxId)
  async changeTaxId(
    @Body() { taxId }: ChangeTaxIdDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ChangeTaxId(companyId, taxId, expected, meta)));
  }

  @Answers(changeTrainingMode)
  async changeTraining(
    @Body() { isInTraining }: ChangeTrainingModeDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const command = { type: isInTraining ? 'EnableTrainingMode' : 'DisableTrainingMode' } as const;
    return reply(await this.commands.execute(new Forward(companyDecider, companyId, command, meta)));
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ companyId: outcome.streamId }, outcome);

function profileOf(input: ChangeCompanyProfileDto): CompanyProfile {
  const { companyName, address1, address2 = '', city, state, postalCode, country, phone = '' } = input;
  return {
    name: companyName,
    address: { address1, ...(address2 ? { address2 } : {}), city, state, postalCode, ...(country ? { country } : {}) },
    ...(phone ? { phone } : {}),
  };
}
