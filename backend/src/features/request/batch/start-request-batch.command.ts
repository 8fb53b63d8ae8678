import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { askedBeside } from '@covertrail/domain/request/asked-beside.rules';
import { requestBatchDecider } from '@covertrail/domain/request-batch/request-batch.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { RequestContent } from '../request-coverage/request-coverage.command.js';
import { BatchRows, type KeptRows } from './batch-rows.service.js';

/** Begins to ask many suppliers for the same; a reaction carries it out. */
export class StartRequestBatch extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly request: RequestContent,
    readonly rows: KeptRows['rows'],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(StartRequestBatch)
export class StartRequestBatchHandler implements ICommandHandler<StartRequestBatch, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly batchRows: BatchRows,
  ) {}

  /** The rows are kept before the event says that there are some. */
  async execute({ requesterId, request, rows, meta }: StartRequestBatch): Promise<Outcome> {
    const batchId = deriveId('request-batch', meta.commandId);
    const { projectId, templateId = null, message, dueOn, cc = [] } = request;
    await this.batchRows.keep(batchId, { rows, cc });
    const command = {
      type: 'StartRequestBatch',
      batchId,
      requesterId,
      projectId,
      templateId,
      asked: { message, dueOn, ...askedBeside(request) },
      count: rows.length,
    } as const;
    return this.deciders.handle(requestBatchDecider, batchId, command, meta);
  }
}
