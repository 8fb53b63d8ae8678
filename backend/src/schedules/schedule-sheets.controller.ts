import { Body, Injectable, Param, Query, Res, type Type, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import { FollowedWorkDto } from '@covertrail/contracts/progress/progress.inputs';
import { SheetExportDto, SheetImportDto } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply } from '#http/data.interceptor';
import { Progress } from '#progress/progress.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import { sheetFile } from '#spreadsheets/sheet-file';
import { SheetImports } from '#spreadsheets/sheet-imports.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import type { Schedule } from './schedule.js';
import { Schedules } from './schedules.service.js';

/** What answers the calls by which a schedule goes in and out as spreadsheets: the controller of its feature extends it. */
export function sheetsControllerOf<Given>(schedule: Schedule<Given>): Type {
  const { kind, sheet } = schedule;

  @Injectable()
  class ScheduleSheetsController {
    constructor(
      private readonly sheets: SheetImports,
      private readonly progress: Progress,
      private readonly schedules: Schedules,
    ) {}

    /** What an import would do; nothing is changed. */
    @RightTo({ kind: 'policy', at: 'params.id' })
    @Answers(sheet.calls.preview)
    async preview(
      @Param('id') policyId: string,
      @Query() { guid }: FollowedWorkDto,
      @UploadedFile() file: KeptUpload | undefined,
      @CurrentActor() actor: Actor,
      @ClientLeft() left: AbortSignal,
      @CommandMetadata() _meta: CommandMeta,
    ): Promise<SheetPreview> {
      const turn = await this.progress.turnOf(actor, guid, left);
      return this.sheets.preview(this.schedules.imports(schedule).kind, policyId, file, turn);
    }

    @RightTo({ kind: 'policy', at: 'params.id' })
    @Answers(sheet.calls.start)
    start(
      @Param('id') policyId: string,
      @Body() { uploadId }: SheetImportDto,
      @CurrentActor() { companyId }: Actor,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<{ readonly importId: string }>> {
      return this.sheets.start(this.schedules.imports(schedule).kind, { policyId, companyId, uploadId }, meta);
    }

    @Answers(sheet.calls.sample)
    sample(@Res() response: Response): void {
      const rows = sheet.sample.flatMap((terms) => sheet.rowsOf(terms));
      sendSheet(response, `${kind}-sample`, 'xlsx', sheetFile([sheet.heading, ...rows], 'xlsx'));
    }

    @RightTo({ kind: 'policy', at: 'params.id' })
    @Answers(sheet.calls.export)
    async export(
      @Param('id') policyId: string,
      @Query() { format = 'xlsx' }: SheetExportDto,
      @Res() response: Response,
    ): Promise<void> {
      sendSheet(response, kind, format, await this.schedules.file(schedule, policyId, format));
    }
  }
  return ScheduleSheetsController;
}
