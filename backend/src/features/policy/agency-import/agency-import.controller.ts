import { Body, Controller, Query, Res, UploadedFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { agencyImportList, agencyImportSample, previewAgencyImport, startAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { AgencyImportRow, AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { Access } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply, QueryReply } from '#http/data.interceptor';
import { PageDto } from '#http/page.dto';
import { ListPage } from '#lists/list.query';
import { sendSheet } from '#spreadsheets/send-sheet';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { agencyImportRows } from './agency-import-list.query.js';
import { ExportOfSystemDto, StartAgencyImportDto } from './agency-import.dto.js';
import { AgencyImports } from './agency-imports.service.js';
import { agencySample } from './agency-sample.rules.js';

/** Policies of an agency's clients from a sheet that its management system wrote (decision 52). Every call is about the agency of the actor. */
@Controller()
export class AgencyImportController {
  constructor(
    private readonly imports: AgencyImports,
    private readonly queries: QueryBus,
  ) {}

  /** What an import would do; nothing is changed. */
  @Access({ roles: ['agent'], level: 'reviewer' })
  @Answers(previewAgencyImport, { query: ExportOfSystemDto })
  preview(@Query() exported: ExportOfSystemDto, @UploadedFile() sheet: KeptUpload | undefined, @CurrentActor() actor: Actor, @CommandMetadata() _meta: CommandMeta): Promise<AgencySheetPreview> {
    return this.imports.preview(actor, exported, sheet);
  }

  @Access({ roles: ['agent'], level: 'reviewer' })
  @Answers(startAgencyImport, { body: StartAgencyImportDto })
  start(@Body() dto: StartAgencyImportDto, @CurrentActor() actor: Actor, @CommandMetadata() meta: CommandMeta): Promise<CommandReply<{ readonly importId: string }>> {
    return this.imports.start(actor, dto, meta);
  }

  @Access({ roles: ['agent'], level: 'readOnly' })
  @Answers(agencyImportSample)
  sample(@Res() response: Response): void {
    sendSheet(response, 'agency-system-sample', 'xlsx', agencySample());
  }

  @Access({ roles: ['agent'], level: 'readOnly' })
  @Answers(agencyImportList, { query: PageDto })
  list(@Query() asked: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<AgencyImportRow>>> {
    return this.queries.execute(new ListPage(agencyImportRows, actor, asked));
  }
}
