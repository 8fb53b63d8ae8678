import { Body, Controller, Param, Query, Res, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import {
  importVehicles,
  previewVehicles,
  vehicleExport,
  vehicleSample,
} from '@covertrail/contracts/vehicle/vehicle-import.calls';
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
import { sampleSheet, VehicleExport } from '../vehicle-export.service.js';
import { VehicleRecords } from './vehicle-records.service.js';

/** Vehicles in and out as spreadsheets. */
@Controller()
export class VehicleImportController {
  constructor(
    private readonly sheets: SheetImports,
    private readonly progress: Progress,
    private readonly records: VehicleRecords,
    private readonly exports: VehicleExport,
  ) {}

  /** What an import would do; nothing is changed. */
  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(previewVehicles)
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
  @Answers(importVehicles)
  start(
    @Param('id') policyId: string,
    @Body() { uploadId }: SheetImportDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: string }>> {
    return this.sheets.start(this.records, { policyId, companyId, uploadId }, meta);
  }

  @Answers(vehicleSample)
  sample(@Res() response: Response): void {
    sendSheet(response, 'vehicles-sample', 'xlsx', sampleSheet());
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(vehicleExport)
  async export(
    @Param('id') policyId: string,
    @Query() { format = 'xlsx' }: SheetExportDto,
    @Res() response: Response,
  ): Promise<void> {
    sendSheet(response, 'vehicles', format, await this.exports.file(policyId, format));
  }
}
