import { Injectable } from '@nestjs/common';
import { atOnce } from '@covertrail/platform/timing/at-once';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { RecordsOfSheet } from '#spreadsheets/sheet-kind';
import type { ColumnsOf } from './book-columns.rules.js';
import type { ReadableSheet, BookTarget } from './book-kind.js';
import { bookRowsIn, titleOfSame, type BookRow } from './book-sheet.rules.js';

const MOST_AT_ONCE = 32;

/** The rows of a sheet that an address book does not have yet. */
@Injectable()
export class BookRows {
  /** An entry that the book has already is an error of its row. */
  async newIn<Given>(
    kind: ReadableSheet<string, Given>,
    target: BookTarget,
    content: SheetContent,
    columns: ColumnsOf<string>,
  ): Promise<RecordsOfSheet<BookRow<Given>>> {
    const { records, errors } = bookRowsIn(kind, target, content, columns);
    const taken = new Set<number>();
    await atOnce(MOST_AT_ONCE, records, async ({ row, given }) => {
      if (await kind.isThere(target, given)) taken.add(row);
    });
    const there = { column: titleOfSame(kind), message: kind.refusalText(kind.takenCode) };
    return {
      records: records.filter(({ row }) => !taken.has(row)),
      errors: [...errors, ...[...taken].map((row) => ({ row, ...there }))].sort(
        (error, other) => error.row - other.row,
      ),
    };
  }
}
