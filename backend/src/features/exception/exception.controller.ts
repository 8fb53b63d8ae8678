import { Body, Controller, Inject, Param, Query, Res, UploadedFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  decideExceptions,
  exceptionDocument,
  exceptionList,
  uploadExceptionDocument,
  withdrawException,
} from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionRow, ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import {
  DecideExceptionsDto,
  ExceptionDocumentPath,
  ExceptionListDto,
  WithdrawExceptionDto,
} from '@covertrail/contracts/exception/exception.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { CLOCK } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { Problem } from '#http/problem';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { ExceptionDocuments } from './exception-documents.service.js';
import { DecideExceptions } from './decide-exceptions.command.js';
import { exceptionRows } from './exception-list.query.js';
import { WithdrawException } from './withdraw-exception.command.js';

/** Exception handling and endorsement review of a requester [H02] [H03]. */
@Controller()
export class ExceptionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly names: NamesService,
    private readonly documents: ExceptionDocuments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'tracking', at: 'query.trackingId', optional: true })
  @Answers(exceptionList)
  list(@Query() input: ExceptionListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ExceptionRow>>> {
    return this.queries.execute(new ListPage(exceptionRows(this.names), actor, input));
  }

  /** The file is uploaded first; the decision that cites it names its `uploadId`. */
  @Answers(uploadExceptionDocument)
  upload(@UploadedFile() file: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { document: 'Please choose a file.' } });
    return uploadReply(file);
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(exceptionDocument)
  document(
    @Param() { id, exceptionId, number }: ExceptionDocumentPath,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.send(actor, id, exceptionId, number, response);
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(decideExceptions)
  async decide(
    @Param('id') id: string,
    @Body() dto: DecideExceptionsDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<ExceptionsDecided>> {
    const { decision, duration, findings, documents = [] } = dto;
    const decided = {
      decision,
      duration,
      findings,
      documents,
      customDate: dto.customDate ?? null,
      scope: dto.scope ?? 'supplier',
      comment: dto.comment ?? '',
      today: this.today(actor),
    };
    const { outcome, reply } = await this.commands.execute(new DecideExceptions(id, decided, meta));
    return new CommandReply(reply, outcome);
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(withdrawException)
  async withdraw(
    @Param('id') id: string,
    @Body() dto: WithdrawExceptionDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ trackingId: string }>> {
    const outcome = await this.commands.execute(new WithdrawException(id, { ...dto, today: this.today(actor) }, meta));
    return new CommandReply({ trackingId: id }, outcome);
  }

  private today({ timeZone }: Actor): string {
    return dayInZone(this.clock.now(), timeZone);
  }
}
