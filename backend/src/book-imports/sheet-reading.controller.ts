import { Body, Inject, Injectable, Query, Res, type Type, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import { MappedSheetDto, PreviewBookSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { SheetReadingCalls } from '@covertrail/contracts/book-import/sheet-reading.calls';
import { SheetExportDto } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Progress } from '#progress/progress.service';
import { sendSheet } from '#spreadsheets/send-sheet';
import { sheetFile } from '#spreadsheets/sheet-file';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { fieldsOf } from './book-columns.rules.js';
import type { ReadableSheet } from './book-kind.js';
import { SheetReadings, targetOf } from './sheet-readings.service.js';

/**
 * What answers the calls by which a spreadsheet is read before anything is done with its rows: the controller of its feature extends it.
 * `Kind`: the provider that says what the sheet holds. A client may be named whose book it is, to those who act for it.
 */
export function sheetReadingControllerOf(calls: SheetReadingCalls, Kind: Type<ReadableSheet<string, unknown>>): Type {
  @Injectable()
  class SheetReadingController {
    constructor(
      private readonly readings: SheetReadings,
      private readonly progress: Progress,
      @Inject(Kind) private readonly kind: ReadableSheet<string, unknown>,
    ) {}

    /** What would become of the rows; nothing is changed. */
    @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
    @Answers(calls.preview)
    async preview(
      @Query() { guid, ...into }: PreviewBookSheetDto,
      @UploadedFile() sheet: KeptUpload | undefined,
      @CurrentActor() actor: Actor,
      @ClientLeft() left: AbortSignal,
      @CommandMetadata() _meta: CommandMeta,
    ): Promise<BookSheetPreview> {
      const turn = await this.progress.turnOf(actor, guid, left);
      return this.readings.preview(this.kind, targetOf(actor.companyId, into), sheet, turn);
    }

    /** What would become of the rows with the columns that a person chose; nothing is changed. */
    @RightTo({ kind: 'insured', at: 'body.insuredCompanyId', optional: true })
    @Answers(calls.mapped)
    mapped(
      @Body() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @CommandMetadata() _meta: CommandMeta,
    ): Promise<BookSheetPreview> {
      return this.readings.mapped(this.kind, companyId, given);
    }

    @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
    @Answers(calls.wrongRows)
    async wrongRows(
      @Query() given: MappedSheetDto,
      @CurrentActor() { companyId }: Actor,
      @Res() response: Response,
    ): Promise<void> {
      sendSheet(response, 'rows-to-correct', 'xlsx', await this.readings.wrongRows(this.kind, companyId, given));
    }

    @Answers(calls.sample)
    sample(@Query() { format = 'xlsx' }: SheetExportDto, @Res() response: Response): void {
      const fields = fieldsOf(this.kind);
      const heading = fields.map((field) => this.kind.columns[field]?.title ?? field);
      const rows = this.kind.sample.map((cells) => fields.map((field) => cells[field] ?? ''));
      sendSheet(response, `${this.kind.kind}-sample`, format, sheetFile([heading, ...rows], format));
    }
  }
  return SheetReadingController;
}
