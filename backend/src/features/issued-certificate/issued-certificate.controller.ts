import { Body, Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  certifiablePolicies,
  certificateFile,
  issueCertificate,
  issuedCertificates,
  reissueCertificate,
  requestHolders,
} from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import {
  CertifiablePoliciesDto,
  CertificateFileDto,
  IssueCertificateDto,
  IssuedCertificateListDto,
} from '@covertrail/contracts/issued-certificate/issued-certificate.inputs';
import type {
  Certifiable,
  CertificateMade,
  IssuedCertificateRow,
  RequestHolder,
} from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { IssuingAgain } from '#issuing-again/issuing-again.reader';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { FILES } from '#tokens/tokens';
import { sendFile } from '#uploads/file.reply';
import { ReadCertifiablePolicies } from './certifiable-policies.query.js';
import { IssueCertificate } from './issue-certificate.command.js';
import { issuedCertificateRows } from './issued-certificate-list.query.js';
import { ReissueCertificate } from './reissue-certificate.command.js';
import { ReadRequestHolders } from './request-holders.query.js';

/** Certificates of live policies: an agent issues them, the insured has them too [E03]. */
@Controller()
export class IssuedCertificateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly deciders: DeciderStore,
    private readonly names: NamesService,
    private readonly issuingAgain: IssuingAgain,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(certifiablePolicies)
  eligible(
    @Query() { insuredCompanyId }: CertifiablePoliciesDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<Certifiable>> {
    return this.queries.execute(new ReadCertifiablePolicies(actor, insuredCompanyId));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(requestHolders)
  requestHolders(
    @Query() { insuredCompanyId }: CertifiablePoliciesDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<readonly RequestHolder[]>> {
    return this.queries.execute(new ReadRequestHolders(actor, insuredCompanyId));
  }

  @RightTo(
    { kind: 'insured', at: 'body.insuredCompanyId' },
    { kind: 'representedRequest', at: 'body.requestId', optional: true },
  )
  @Answers(issueCertificate)
  async issue(
    @Body() { insuredCompanyId: insuredId, ...wanted }: IssueCertificateDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<CertificateMade>> {
    return this.made(await this.commands.execute(new IssueCertificate(actor, { insuredId, ...wanted }, meta)));
  }

  @RightTo({ kind: 'issuedCertificate', at: 'params.id' })
  @Answers(reissueCertificate)
  async again(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<CertificateMade>> {
    return this.made(await this.commands.execute(new ReissueCertificate(actor, id, meta)));
  }

  @RightTo(
    { kind: 'insured', at: 'query.insuredCompanyId', optional: true },
    { kind: 'certificateHolder', at: 'query.holderId', optional: true },
    { kind: 'readPolicy', at: 'query.policyId', optional: true },
  )
  @Answers(issuedCertificates)
  list(
    @Query() input: IssuedCertificateListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<IssuedCertificateRow>>> {
    return this.queries.execute(new ListPage(issuedCertificateRows(this.names, this.issuingAgain), actor, input));
  }

  @RightTo({ kind: 'readIssuedCertificate', at: 'params.id' })
  @Answers(certificateFile)
  async file(
    @Param('id') id: string,
    @Query() { revision }: CertificateFileDto,
    @Res() response: Response,
  ): Promise<void> {
    const { state } = await this.deciders.readable.load(issuedCertificateDecider, id);
    const issue = state?.issues.at(revision ?? -1);
    if (!state || !issue) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, issue.file, `${state.number}.pdf`, response);
  }

  private async made(outcome: Outcome): Promise<CommandReply<CertificateMade>> {
    const { state } = await this.deciders.load(issuedCertificateDecider, outcome.streamId);
    return new CommandReply({ certificateId: outcome.streamId, number: state?.number ?? '' }, outcome);
  }
}
