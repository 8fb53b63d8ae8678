import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  bulkAgain,
  bulkIssue,
  certificateBatch,
  certificateBatches,
  certificateBatchRows,
  certificateBatchZip,
  requestAgain,
} from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import {
  BulkAgainDto,
  BulkIssueDto,
  CertificateBatchListDto,
  CertificateBatchRowsDto,
  RequestAgainDto,
} from '@covertrail/contracts/certificate-batch/certificate-batch.inputs';
import type {
  CertificateBatchOutcome,
  CertificateBatchProgress,
} from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import { certificateBatchesView } from '@covertrail/contracts/certificate-batch/certificate-batch.views';
import { FollowedWorkDto } from '@covertrail/contracts/progress/progress.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { ListPage } from '#lists/list.query';
import { Progress } from '#progress/progress.service';
import { Views } from '#views/views.service';
import { certificateBatchList } from './certificate-batch-list.query.js';
import { ReadCertificateBatchRows } from './certificate-batch-rows.query.js';
import { CertificateBatchZip } from './certificate-batch-zip.service.js';
import { RequestCertificateBatch } from './request-certificate-batch.command.js';
import { StartAgainBatch } from './start-again-batch.command.js';
import { StartCertificateBatch } from './start-certificate-batch.command.js';

type Begun = CommandReply<{ readonly batchId: string }>;

/** Certificates for many holders at once: begun, followed, and taken as one archive [E03]. */
@Controller()
export class CertificateBatchController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly archive: CertificateBatchZip,
    private readonly progress: Progress,
    private readonly views: Views,
  ) {}

  /** Whose books and shares a row is of is looked up when it has its turn. */
  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(bulkIssue)
  async issue(
    @Body() wanted: BulkIssueDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Begun> {
    return begun(await this.commands.execute(new StartCertificateBatch(actor, wanted, meta)));
  }

  /** Which certificates state the policy is looked up by the handler. */
  @RightTo({ kind: 'policy', at: 'body.policyId' })
  @Answers(bulkAgain)
  async again(
    @Body() { policyId, certificates }: BulkAgainDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Begun> {
    const ids = certificates?.map(({ certificateId }) => certificateId) ?? null;
    return begun(await this.commands.execute(new StartAgainBatch(actor, policyId, ids, meta)));
  }

  /** Which agency is to issue them is looked up by the handler. */
  @RightTo({ kind: 'policy', at: 'body.policyId' })
  @Answers(requestAgain)
  async request(@Body() { policyId }: RequestAgainDto, @CommandMetadata() meta: CommandMeta): Promise<Begun> {
    return begun(await this.commands.execute(new RequestCertificateBatch(policyId, meta)));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(certificateBatches)
  list(
    @Query() input: CertificateBatchListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<CertificateBatchProgress>>> {
    return this.queries.execute(new ListPage(certificateBatchList, actor, input));
  }

  @RightTo({ kind: 'certificateBatch', at: 'params.id' })
  @Answers(certificateBatch)
  async details(@Param('id') id: string): Promise<QueryReply<CertificateBatchProgress>> {
    const batch = await this.views.get(certificateBatchesView, id);
    if (!batch) throw new Problem('HTTP.NOT_FOUND');
    return this.views.reply(batch);
  }

  @RightTo({ kind: 'certificateBatch', at: 'params.id' })
  @Answers(certificateBatchRows)
  rows(
    @Param('id') id: string,
    @Query() input: CertificateBatchRowsDto,
  ): Promise<QueryReply<PageOf<CertificateBatchOutcome>>> {
    return this.queries.execute(new ReadCertificateBatchRows(id, input));
  }

  @RightTo({ kind: 'certificateBatch', at: 'params.id' })
  @Answers(certificateBatchZip)
  async zip(
    @Param('id') id: string,
    @Query() { guid }: FollowedWorkDto,
    @CurrentActor() { userId }: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.archive.send(id, { response, report: await this.progress.reportTo(userId, guid) });
  }
}

const begun = (outcome: { readonly streamId: string } & ConstructorParameters<typeof CommandReply>[1]): Begun =>
  new CommandReply({ batchId: outcome.streamId }, outcome);
