import { Body, Inject, Injectable, Query, Res, type Type, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import { MappedSheetDto, PreviewBookSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply } from '#http/data.interceptor';
import { Progress } from '#progress/progress.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { BookImports } from './book-imports.service.js';
import type { BookKind } from './book-kind.js';

/**
 * What answers the calls by which entries come into an address book from a spreadsheet: the controller of its feature extends it. Every
 * call is about the company of the actor. `Kind`: the provider that is the kind of the book.
 */
export function bookSheetsControllerOf(calls: BookSheetCalls, Kind: Type<BookKind<string, unknown>>): Type {
  @Injectable()
  class BookSheetsController {
    constructor(
      private readonly imports: BookImports,
      private readonly progress: Progress,
      @Inject(Kind) private readonly kind: BookKind<string, unknown>,
    ) {}

    /** What an import would do; nothing is changed. */
    @Answers(calls.preview)
    async preview(
      @Query() { guid, book = '' }: PreviewBookSheetDto,
      @UploadedFile() sheet: KeptUpload | undefined,
      @CurrentActor() actor: Actor,
      @ClientLeft() left: AbortSignal,
      @CommandMetadata() _meta: CommandMeta,
    ): Promise<BookSheetPreview> {
      const turn = await this.progress.turnOf(actor, guid, left);
      return this.imports.preview(this.kind, { companyId: actor.companyId, book }, sheet, turn);
    }

    /** What an import would do with the columns that a person chose; nothing is changed. */
    @Answers(calls.mapped)
    mapped(
      @Body() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @CommandMetadata() _meta: CommandMeta,
    ): Promise<BookSheetPreview> {
      return this.imports.mapped(this.kind, companyId, given);
    }

    @Answers(calls.wrongRows)
    async wrongRows(
      @Query() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @Res() response: Response,
    ): Promise<void> {
      sendSheet(response, 'rows-to-correct', 'xlsx', await this.imports.wrongRows(this.kind, companyId, given));
    }

    @Answers(calls.start)
    start(
      @Body() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<{ readonly importId: string }>> {
      return this.imports.start(this.kind, companyId, given, meta);
    }
  }
  return BookSheetsController;
}
