import { Inject, Injectable, Param, Query, Res, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import { BookImportListDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { SheetExportDto } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import { sheetFile } from '#spreadsheets/sheet-file';
import { fieldsOf } from './book-columns.rules.js';
import { bookImportRowsOf } from './book-import-list.query.js';
import { BookImports } from './book-imports.service.js';
import type { BookKind } from './book-kind.js';

/** What answers the calls about imports that were started, and about the file to begin with; see `bookSheetsControllerOf`. */
export function bookHistoryControllerOf(calls: BookSheetCalls, Kind: Type<BookKind<string, unknown>>): Type {
  @Injectable()
  class BookHistoryController {
    constructor(
      private readonly imports: BookImports,
      private readonly queries: QueryBus,
      private readonly names: NamesService,
      @Inject(Kind) private readonly kind: BookKind<string, unknown>,
    ) {}

    @Answers(calls.history)
    history(
      @Query() input: BookImportListDto,
      @CurrentActor() actor: Actor,
    ): Promise<QueryReply<PageOf<BookImportRow>>> {
      return this.queries.execute(new ListPage(bookImportRowsOf(this.kind.kind, this.names), actor, input));
    }

    @RightTo({ kind: 'bookImport', at: 'params.id' })
    @Answers(calls.refused)
    async refused(@Param('id') id: string, @Res() response: Response): Promise<void> {
      sendSheet(response, 'refused-rows', 'xlsx', await this.imports.refused(this.kind, id));
    }

    @Answers(calls.sample)
    sample(@Query() { format = 'xlsx' }: SheetExportDto, @Res() response: Response): void {
      const fields = fieldsOf(this.kind);
      const heading = fields.map((field) => this.kind.columns[field]?.title ?? field);
      const rows = this.kind.sample.map((cells) => fields.map((field) => cells[field] ?? ''));
      sendSheet(response, `${this.kind.kind}-sample`, format, sheetFile([heading, ...rows], format));
    }
  }
  return BookHistoryController;
}
