import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PageOf } from '../calls/page.js';
import { command, query } from '../calls/call.js';
import type { SheetExportDto } from '../sheet-import/sheet-file.inputs.js';
import type { BookImportListDto, MappedSheetDto, PreviewBookSheetDto } from './book-import.inputs.js';
import type { BookImportRow, BookSheetPreview } from './book-import.replies.js';

/**
 * The calls by which entries come into an address book from a spreadsheet (.xlsx, .xls or .csv) [F06]. `preview` uploads one, guesses
 * which column holds what, and says what its import would do; `mapped` says it again with the columns that a person chose; `start`
 * imports the rows without an error. `wrongRows` and `refused` are the other rows as a spreadsheet, each with its reasons, before and
 * after an import. `history` lists the imports, `sample` is a spreadsheet to begin with.
 */
export const bookSheetCallsOf = <
  const Path extends string,
  const Keeps extends Capability,
  const Reads extends Capability,
>(
  path: Path,
  { keeps, reads }: { readonly keeps: Keeps; readonly reads: Reads },
) => ({
  preview: command<{ query: PreviewBookSheetDto; reply: BookSheetPreview }>()('POST', `${path}/import/preview`, {
    needs: keeps,
    upload: 'sheet',
    long: true,
  }),
  mapped: command<{ body: MappedSheetDto; reply: BookSheetPreview }>()('POST', `${path}/import/mapped`, {
    needs: keeps,
    long: true,
  }),
  wrongRows: query<{ query: MappedSheetDto }>()(`${path}/import/wrong-rows`, {
    needs: keeps,
    answers: 'file',
    long: true,
  }),
  start: command<{ body: MappedSheetDto; reply: { readonly importId: Uuid } }>()('POST', `${path}/import`, {
    needs: keeps,
    settles: ['book-imports'],
    long: true,
  }),
  history: query<{ query: BookImportListDto; reply: PageOf<BookImportRow> }>()(`${path}/import`, {
    needs: reads,
    view: 'book-imports',
  }),
  refused: query<Record<never, never>>()(`${path}/import/refused/:id`, {
    needs: keeps,
    answers: 'file',
    long: true,
  }),
  sample: query<{ query: SheetExportDto }>()(`${path}/import/sample`, {
    needs: reads,
    answers: 'file',
    long: true,
  }),
});

/** The calls of any address book. */
export type BookSheetCalls = ReturnType<typeof bookSheetCallsOf<string, Capability, Capability>>;
