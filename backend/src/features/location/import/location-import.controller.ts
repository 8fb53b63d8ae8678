import { Body, Controller, Param, Query, Res, UploadedFile } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { Response } from 'express';
import { importLocations, locationExport, locationSample, previewLocations } from '@covertrail/contracts/location/location-import.calls';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { Access } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { IsId } from '#http/is-id.decorator';
import { Problem } from '#http/problem';
import { CONTENT_TYPES, SHEET_FORMATS, type SheetFormat } from '#spreadsheets/sheet-file';
import { SheetImports } from '#spreadsheets/sheet-imports.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { LocationExport, sampleSheet } from '../location-export.service.js';
import { LocationImports } from './location-imports.service.js';
import { locationsIn } from './location-sheet.rules.js';

class ImportDto {
  @IsId() uploadId!: string;
}

class ExportDto {
  @IsOptional() @IsIn(SHEET_FORMATS) format?: SheetFormat;
}

/** Locations in and out as spreadsheets. */
@Controller()
export class LocationImportController {
  constructor(
    private readonly sheets: SheetImports,
    private readonly imports: LocationImports,
    private readonly exports: LocationExport,
  ) {}

  /** What an import would do; nothing is changed. */
  @Access({ roles: ['insured', 'agent'], level: 'reviewer', owns: [{ kind: 'policy', at: 'params.id' }] })
  @Answers(previewLocations)
  preview(@Param('id') policyId: string, @UploadedFile() sheet: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Promise<SheetPreview> {
    if (!sheet) throw new Problem('HTTP.BAD_INPUT', { errors: { sheet: 'Please choose a file.' } });
    return this.sheets.preview(sheet, (content) => this.imports.recordsIn(policyId, content));
  }

  @Access({ roles: ['insured', 'agent'], level: 'reviewer', owns: [{ kind: 'policy', at: 'params.id' }] })
  @Answers(importLocations, { body: ImportDto })
  async start(@Param('id') policyId: string, @Body() { uploadId }: ImportDto, @CurrentActor() { companyId }: Actor, @CommandMetadata() meta: CommandMeta): Promise<CommandReply<{ readonly importId: string }>> {
    const outcome = await this.sheets.start({ kind: 'locations', policyId, companyId, uploadId }, (content) => locationsIn(content).locations.length, meta);
    return new CommandReply({ importId: outcome.streamId }, outcome);
  }

  @Access({ roles: ['insured', 'agent'], level: 'readOnly' })
  @Answers(locationSample)
  sample(@Res() response: Response): void {
    send(response, 'locations-sample.xlsx', 'xlsx', sampleSheet());
  }

  @Access({ roles: ['insured', 'agent'], level: 'readOnly', owns: [{ kind: 'policy', at: 'params.id' }] })
  @Answers(locationExport, { query: ExportDto })
  async export(@Param('id') policyId: string, @Query() { format = 'xlsx' }: ExportDto, @Res() response: Response): Promise<void> {
    send(response, `locations.${format}`, format, await this.exports.file(policyId, format));
  }
}

function send(response: Response, name: string, format: SheetFormat, file: Buffer): void {
  response.attachment(name);
  response.setHeader('Content-Type', CONTENT_TYPES[format]);
  response.end(file);
}
