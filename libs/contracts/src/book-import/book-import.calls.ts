import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PageOf } from '../calls/page.js';
import { command, query } from '../calls/call.js';
import type { BookImportListDto, MappedSheetDto } from './book-import.inputs.js';
import type { BookImportRow } from './book-import.replies.js';
import { sheetReadingCallsOf } from './sheet-reading.calls.js';

/**
 * The calls by which entries come into an address book from a spreadsheet [F06]: those that read it, and `start`, which imports the rows
 * without an error. `history` lists the imports; `refused` are the rows that one did not take, as a spreadsheet, each with its reasons.
 */
export const bookSheetCallsOf = <
  const Path extends string,
  const Keeps extends Capability,
  const Reads extends Capability,
>(
  path: Path,
  { keeps, reads }: { readonly keeps: Keeps; readonly reads: Reads },
) => ({
  ...sheetReadingCallsOf<`${Path}/import`, Keeps, Reads>(`${path}/import`, { keeps, reads }),
  start: command<{ body: MappedSheetDto; reply: { readonly importId: Uuid } }>()('POST', `${path}/import`, {
    needs: keeps,
    settles: ['book-imports'],
    long: true,
  }),
  history: query<{ query: BookImportListDto; reply: PageOf<BookImportRow> }>()(`${path}/import`, {
    needs: reads,
    view: 'book-imports',
  }),
  /** Removes what an import added, but what somebody changed since. */
  undo: command<{ reply: { readonly importId: Uuid } }>()('PUT', `${path}/import/undo/:id`, {
    needs: keeps,
    settles: ['book-imports'],
    long: true,
  }),
  refused: query<Record<never, never>>()(`${path}/import/refused/:id`, {
    needs: keeps,
    answers: 'file',
    long: true,
  }),
});

/** The calls of any address book. */
export type BookSheetCalls = ReturnType<typeof bookSheetCallsOf<string, Capability, Capability>>;
