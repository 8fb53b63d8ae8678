import { Injectable } from '@nestjs/common';
import type { BookImportStarted, RefusedByRule } from '@covertrail/domain/book-import/book-import.contract';
import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, RevisionChanged } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { columnsIn, columnsText } from './book-columns.rules.js';
import type { BookKind } from './book-kind.js';
import { bookRowsIn } from './book-sheet.rules.js';

/** Commands under way at a time: those that wait for the log together share its flush. */
const MOST_AT_ONCE = 32;

/** Carries out imports: each row becomes a command with an id from the import and its number, so that an import that broke off continues where it was. */
@Injectable()
export class BookImporter {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: SheetReader,
  ) {}

  /** Adds the entries of a started import, then records its end. Nothing where the log has that end. */
  async carryOut(
    kind: BookKind<string, unknown>,
    started: BookImportStarted['data'],
    metaOf: (commandId: Uuid) => CommandMeta,
  ): Promise<void> {
    const { importId } = started;
    const { state } = await this.deciders.load(bookImportDecider, importId);
    if (state !== null && state.stage !== 'running') return;
    const records = await this.recordsOf(kind, started);
    const refused = new Map<string, number[]>();
    await atOnce(MOST_AT_ONCE, records, async ({ row, given }) => {
      const code = await refusalOf(kind.add(started, importId, given, metaOf(addedBy(kind, importId, row))));
      if (code !== null) refused.set(code, [...(refused.get(code) ?? []), row]);
    });
    const count = [...refused.values()].reduce((sum, rows) => sum + rows.length, 0);
    const complete = { type: 'CompleteBookImport', added: records.length - count, refused: inOrder(refused) } as const;
    await this.deciders.handle(bookImportDecider, importId, complete, metaOf(deriveId('complete', importId)));
  }

  /** Removes the entries of an import that was taken back, but those that somebody changed since; then records how many. */
  async takeBack(
    kind: BookKind<string, unknown>,
    importId: Uuid,
    metaOf: (commandId: Uuid) => CommandMeta,
  ): Promise<void> {
    const { state } = await this.deciders.load(bookImportDecider, importId);
    if (state?.stage !== 'undoing') return;
    let removed = 0;
    await atOnce(MOST_AT_ONCE, await this.recordsOf(kind, state), async ({ row }) => {
      const meta = metaOf(deriveId('take-back', importId, row));
      if (await wasRemoved(kind.takeBack(addedBy(kind, importId, row), meta))) removed += 1;
    });
    const complete = { type: 'CompleteBookUndo', removed } as const;
    await this.deciders.handle(bookImportDecider, importId, complete, metaOf(deriveId('complete-undo', importId)));
  }

  private async recordsOf(kind: BookKind<string, unknown>, started: BookImportStarted['data']) {
    const { companyId, sheet } = started;
    const content = await this.reader.read(sheet.fileId, { companyId, promised: true });
    const columns = columnsIn(kind, columnsText(started.columns), content.heading.length);
    return bookRowsIn(kind, started, content, columns).records;
  }
}

/** The command that added the entry of a row. */
const addedBy = ({ rowName }: BookKind<string, unknown>, importId: Uuid, row: number): Uuid =>
  deriveId(rowName, importId, row);

/** False for a row that was refused, and for an entry that somebody changed since. */
async function wasRemoved(taken: Promise<unknown>): Promise<boolean> {
  try {
    await taken;
    return true;
  } catch (error) {
    if (error instanceof RevisionChanged) return false;
    throw error;
  }
}

const inOrder = (refused: ReadonlyMap<string, readonly number[]>): readonly RefusedByRule[] =>
  [...refused]
    .sort(([code], [other]) => (code < other ? -1 : 1))
    .map(([code, rows]) => ({ code, rows: [...rows].sort((row, other) => row - other) }));
