import { Body, Inject, Injectable, Param, Query, Res, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import { BookImportListDto, MappedSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply, QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import { bookImportRowsOf } from './book-import-list.query.js';
import { BookImports } from './book-imports.service.js';
import type { BookKind } from './book-kind.js';

/** What answers the calls that start imports into an address book, and that say what became of them: the controller of its feature extends it. */
export function bookHistoryControllerOf(calls: BookSheetCalls, Kind: Type<BookKind<string, unknown>>): Type {
  @Injectable()
  class BookHistoryController {
    constructor(
      private readonly imports: BookImports,
      private readonly queries: QueryBus,
      private readonly names: NamesService,
      @Inject(Kind) private readonly kind: BookKind<string, unknown>,
    ) {}

    @RightTo({ kind: 'insured', at: 'body.insuredCompanyId', optional: true })
    @Answers(calls.start)
    start(
      @Body() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<{ readonly importId: string }>> {
      return this.imports.start(this.kind, companyId, given, meta);
    }

    @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
    @Answers(calls.history)
    history(
      @Query() input: BookImportListDto,
      @CurrentActor() actor: Actor,
    ): Promise<QueryReply<PageOf<BookImportRow>>> {
      return this.queries.execute(new ListPage(bookImportRowsOf(this.kind.kind, this.names), actor, input));
    }

    @RightTo({ kind: 'bookImport', at: 'params.id' })
    @Answers(calls.undo)
    undo(
      @Param('id') id: string,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<{ readonly importId: string }>> {
      return this.imports.undo(this.kind, id, meta);
    }

    @RightTo({ kind: 'bookImport', at: 'params.id' })
    @Answers(calls.refused)
    async refused(@Param('id') id: string, @Res() response: Response): Promise<void> {
      sendSheet(response, 'refused-rows', 'xlsx', await this.imports.refused(this.kind, id));
    }
  }
  return BookHistoryController;
}
