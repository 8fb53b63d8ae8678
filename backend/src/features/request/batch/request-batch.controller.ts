import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { batchRows, requestBatches, startRequestBatch } from '@covertrail/contracts/request-batch/request-batch.calls';
import { BatchRowsDto, StartRequestBatchDto } from '@covertrail/contracts/request-batch/request-batch.inputs';
import type { BatchRow, RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { ListPage } from '#lists/list.query';
import { ReadBatchRows } from './batch-rows.query.js';
import { requestBatchRows } from './request-batch-list.query.js';
import { StartRequestBatch } from './start-request-batch.command.js';

/** The same request to many suppliers at once [D01]. */
@Controller()
export class RequestBatchController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** A row with an address finds out whether a company is behind it. */
  @RightTo({ kind: 'project', at: 'body.projectId' }, { kind: 'template', at: 'body.templateId', optional: true })
  @LookUp()
  @Answers(startRequestBatch)
  async start(
    @Body() dto: StartRequestBatchDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly batchId: string }>> {
    const request = { ...dto, templateId: dto.templateId, message: dto.message ?? '' };
    const outcome = await this.commands.execute(new StartRequestBatch(actor.companyId, request, dto.rows, meta));
    return new CommandReply({ batchId: outcome.streamId }, outcome);
  }

  @Answers(requestBatches)
  list(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<RequestBatchRow>>> {
    return this.queries.execute(new ListPage(requestBatchRows, actor, input));
  }

  @RightTo({ kind: 'requestBatch', at: 'params.id' })
  @Answers(batchRows)
  rows(@Param('id') id: string, @Query() input: BatchRowsDto): Promise<QueryReply<PageOf<BatchRow>>> {
    return this.queries.execute(new ReadBatchRows(id, input));
  }
}
