import { Body, Controller, Param, Query, UploadedFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  attachDocument,
  changeDocumentType,
  everySharedDocument,
  policyDocuments,
  removeDocument,
  replaceDocument,
  sharedDocuments,
  uploadDocument,
} from '@covertrail/contracts/document/document.calls';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { DocumentRow, SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import {
  AttachDocumentDto,
  ChangeDocumentTypeDto,
  EverySharedDocumentDto,
  ReplaceDocumentDto,
} from '@covertrail/contracts/document/document.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { AttachDocument } from './attach-document.command.js';
import { ChangeDocumentType } from './change-document-type.command.js';
import { ReadEverySharedDocument } from './every-shared-document.query.js';
import { ReadPolicyDocuments } from './policy-documents.query.js';
import { RemoveDocument } from './remove-document.command.js';
import { ReplaceDocument } from './replace-document.command.js';
import { ReadSharedDocuments } from './shared-documents.query.js';

type Reply = CommandReply<{ readonly documentId: string }>;

/** Documents of policies: what changes them, and their lists [C17]. */
@Controller()
export class DocumentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The file is uploaded first; the command that cites it names its `uploadId`. */
  @Answers(uploadDocument)
  upload(@UploadedFile() file: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { document: 'Please choose a file.' } });
    return uploadReply(file);
  }

  @RightTo({ kind: 'answeringPolicy', at: 'body.policyId' })
  @Answers(attachDocument)
  async attach(
    @Body() input: AttachDocumentDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new AttachDocument(actor, input, meta)));
  }

  @RightTo({ kind: 'document', at: 'params.id' })
  @Answers(replaceDocument)
  async replace(
    @Param('id') id: string,
    @Body() { uploadId }: ReplaceDocumentDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ReplaceDocument(actor, id, uploadId, expected, meta)));
  }

  @RightTo({ kind: 'document', at: 'params.id' })
  @Answers(changeDocumentType)
  async changeType(
    @Param('id') id: string,
    @Body() { documentType }: ChangeDocumentTypeDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ChangeDocumentType(id, documentType, meta, expected)));
  }

  @RightTo({ kind: 'document', at: 'params.id' })
  @Answers(removeDocument)
  async remove(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new RemoveDocument(id, meta, expected)));
  }

  @RightTo({ kind: 'readAnsweringPolicy', at: 'params.id' })
  @Answers(policyDocuments)
  ofPolicy(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<readonly DocumentRow[]>> {
    return this.queries.execute(new ReadPolicyDocuments(actor, id));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedDocuments)
  ofTracking(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<readonly SharedDocumentRow[]>> {
    return this.queries.execute(new ReadSharedDocuments(actor, id));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(everySharedDocument)
  ofShares(
    @Query() input: EverySharedDocumentDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<SharedDocumentRow>>> {
    return this.queries.execute(new ReadEverySharedDocument(actor, input));
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ documentId: outcome.streamId }, outcome);
