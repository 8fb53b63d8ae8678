import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { startSheetBatch } from '@covertrail/contracts/request-batch/request-batch.calls';
import { StartSheetBatchDto } from '@covertrail/contracts/request-batch/request-batch.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { bookRowsIn } from '#book-imports/book-sheet.rules';
import { SheetReadings } from '#book-imports/sheet-readings.service';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { RequestSheet } from './request-sheet.service.js';
import { StartRequestBatch } from './start-request-batch.command.js';

/** The same request to every right row of a spreadsheet [D01]. */
@Controller()
export class RequestSheetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readings: SheetReadings,
    private readonly sheet: RequestSheet,
  ) {}

  /** A row finds out whether a company is behind its address. */
  @RightTo({ kind: 'project', at: 'body.projectId' }, { kind: 'template', at: 'body.templateId', optional: true })
  @LookUp()
  @Answers(startSheetBatch)
  async start(
    @Body() { uploadId, columns, ...dto }: StartSheetBatchDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly batchId: string }>> {
    const sheet = await this.readings.complete(this.sheet, actor.companyId, { uploadId, columns });
    const { records } = bookRowsIn(this.sheet, sheet.target, sheet.content, sheet.columns);
    const request = { ...dto, templateId: dto.templateId, message: dto.message ?? '' };
    const rows = records.map(({ given }) => given);
    const outcome = await this.commands.execute(new StartRequestBatch(actor.companyId, request, rows, meta));
    return new CommandReply({ batchId: outcome.streamId }, outcome);
  }
}
