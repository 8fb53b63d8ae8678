import { Body, Controller, Param, Query, Res, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import {
  importLocations,
  locationExport,
  locationSample,
  previewLocations,
} from '@covertrail/contracts/location/location-import.calls';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { SheetExportDto, SheetImportDto } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import { FollowedWorkDto } from '@covertrail/contracts/progress/progress.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply } from '#http/data.interceptor';
import { Progress } from '#progress/progress.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import { SheetImports } from '#spreadsheets/sheet-imports.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { LocationExport, sampleSheet } from '../location-export.service.js';
import { LocationRecords } from './location-records.service.js';

/** Locations in and out as spreadsheets. */
@Controller()
export class LocationImportController {
  constructor(
    private readonly sheets: SheetImports,
    private readonly progress: Progress,
    private readonly records: LocationRecords,
    private readonly exports: LocationExport,
  ) {}

  /** What an import would do; nothing is changed. */
  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(previewLocations)
  async preview(
    @Param('id') policyId: string,
    @Query() { guid }: FollowedWorkDto,
    @UploadedFile() sheet: KeptUpload | undefined,
    @CurrentActor() actor: Actor,
    @ClientLeft() left: AbortSignal,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<SheetPreview> {
    return this.sheets.preview(this.records, policyId, sheet, await this.progress.turnOf(actor, guid, left));
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(importLocations)
  start(
    @Param('id') policyId: string,
    @Body() { uploadId }: SheetImportDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: string }>> {
    return this.sheets.start(this.records, { policyId, companyId, uploadId }, meta);
  }

  @Answers(locationSample)
  sample(@Res() response: Response): void {
    sendSheet(response, 'locations-sample', 'xlsx', sampleSheet());
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(locationExport)
  async export(
    @Param('id') policyId: string,
    @Query() { format = 'xlsx' }: SheetExportDto,
    @Res() response: Response,
  ): Promise<void> {
    sendSheet(response, 'locations', format, await this.exports.file(policyId, format));
  }
}
