import type { Capability } from '@covertrail/domain/rights/capabilities';
import { command, query } from '../calls/call.js';
import type { SheetExportDto } from '../sheet-import/sheet-file.inputs.js';
import type { MappedSheetDto, PreviewBookSheetDto } from './book-import.inputs.js';
import type { BookSheetPreview } from './book-import.replies.js';

/**
 * The calls by which a spreadsheet (.xlsx, .xls or .csv) is read before anything is done with its rows. `preview` uploads one, guesses
 * which column holds what, and says what would become of its rows; `mapped` says it again with the columns that a person chose. `wrongRows`
 * are the rows with an error as a spreadsheet, each with its reasons; `sample` is a spreadsheet to begin with.
 */
export const sheetReadingCallsOf = <
  const Path extends string,
  const Keeps extends Capability,
  const Reads extends Capability,
>(
  path: Path,
  { keeps, reads }: { readonly keeps: Keeps; readonly reads: Reads },
) => ({
  preview: command<{ query: PreviewBookSheetDto; reply: BookSheetPreview }>()('POST', `${path}/preview`, {
    needs: keeps,
    upload: 'sheet',
    long: true,
  }),
  mapped: command<{ body: MappedSheetDto; reply: BookSheetPreview }>()('POST', `${path}/mapped`, {
    needs: keeps,
    long: true,
  }),
  wrongRows: query<{ query: MappedSheetDto }>()(`${path}/wrong-rows`, {
    needs: keeps,
    answers: 'file',
    long: true,
  }),
  sample: query<{ query: SheetExportDto }>()(`${path}/sample`, {
    needs: reads,
    answers: 'file',
    long: true,
  }),
});

/** The calls that read any spreadsheet. */
export type SheetReadingCalls = ReturnType<typeof sheetReadingCallsOf<string, Capability, Capability>>;
