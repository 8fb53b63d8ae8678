import { Body, Controller, Param, Query, Res, UploadedFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import {
  agencyImportList,
  agencyImportSample,
  previewAgencyImport,
  previewTakeBack,
  startAgencyImport,
  takeBackAgencyImport,
} from '@covertrail/contracts/agency-import/agency-import.calls';
import type {
  AgencyImportRow,
  AgencySheetPreview,
  TakeBackEffect,
} from '@covertrail/contracts/agency-import/agency-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { PreviewAgencyImportDto, StartAgencyImportDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import { ListPage } from '#lists/list.query';
import { Progress } from '#progress/progress.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Views } from '#views/views.service';
import { agencyImportRows } from './agency-import-list.query.js';
import { AgencyImports } from './agency-imports.service.js';
import { agencySample } from './agency-sample.rules.js';
import { PreviewTakeBack } from './preview-take-back.query.js';
import { StartAgencyImport } from './start-agency-import.command.js';
import { Forward } from '#forwarding/forward.command';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';

/** Policies of an agency's clients from a sheet that its management system wrote (decision 52). Every call is about the agency of the actor. */
@Controller()
export class AgencyImportController {
  constructor(
    private readonly imports: AgencyImports,
    private readonly progress: Progress,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly views: Views,
  ) {}

  /** What an import would do; nothing is changed. */
  @Answers(previewAgencyImport)
  async preview(
    @Query() { guid, ...exported }: PreviewAgencyImportDto,
    @UploadedFile() sheet: KeptUpload | undefined,
    @CurrentActor() actor: Actor,
    @ClientLeft() left: AbortSignal,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<AgencySheetPreview> {
    return this.imports.preview(actor, exported, sheet, await this.progress.turnOf(actor, guid, left));
  }

  @Answers(startAgencyImport)
  async start(
    @Body() dto: StartAgencyImportDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: string }>> {
    const outcome = await this.commands.execute(new StartAgencyImport(actor, dto, meta));
    return new CommandReply({ importId: outcome.streamId }, outcome);
  }

  @Answers(agencyImportSample)
  sample(@Res() response: Response): void {
    sendSheet(response, 'agency-system-sample', 'xlsx', agencySample());
  }

  @Answers(agencyImportList)
  list(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<AgencyImportRow>>> {
    return this.queries.execute(new ListPage(agencyImportRows, actor, input));
  }

  /** What taking an import back would do; nothing is changed. */
  @RightTo({ kind: 'agencyImport', at: 'params.id' })
  @Answers(previewTakeBack)
  async previewTakeBack(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<TakeBackEffect>> {
    return this.views.reply(await this.queries.execute(new PreviewTakeBack(id, actor.companyId)));
  }

  @RightTo({ kind: 'agencyImport', at: 'params.id' })
  @Answers(takeBackAgencyImport)
  async takeBack(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: string }>> {
    const outcome = await this.commands.execute(
      new Forward(agencyImportDecider, id, { type: 'TakeBackAgencyImport' }, meta),
    );
    return new CommandReply({ importId: outcome.streamId }, outcome);
  }
}
