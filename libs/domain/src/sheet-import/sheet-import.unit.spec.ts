import { given } from '../kernel/testing/given.js';
import type { SheetImportCompleted, SheetImportStarted } from './sheet-import.contract.js';
import { sheetImportDecider } from './sheet-import.decider.js';

const ids = {
  importId: '72000000-0000-4000-8000-000000000001',
  policyId: '20000000-0000-4000-8000-000000000001',
  insuredId: '10000000-0000-4000-8000-000000000001',
};
const sheet = { fileId: '73000000-0000-4000-8000-000000000001', sha256: 'a'.repeat(64), fileName: 'sites.xlsx' };
const started: SheetImportStarted = {
  type: 'SheetImportStarted',
  data: { ...ids, kind: 'locations', agencyId: null, sheet, count: 300 },
};
const completed: SheetImportCompleted = {
  type: 'SheetImportCompleted',
  data: { ...ids, kind: 'locations', added: 300, refusedCount: 0, refused: [] },
};
const undone = { type: 'SheetImportUndone', data: { ...ids, kind: 'locations', count: 300 } } as const;
const start = { type: 'StartSheetImport', ...started.data } as const;
const complete = { type: 'CompleteSheetImport', added: 300, refused: [] } as const;

describe('an import of a spreadsheet [C06]', () => {
  it('records its start once', () => given(sheetImportDecider).when(start).then(started));
  it('has one start', () => given(sheetImportDecider, started).when(start).refused('SHEET_IMPORT.ALREADY_EXISTS'));
  it('holds something', () =>
    given(sheetImportDecider)
      .when({ ...start, count: 0 })
      .refused('SHEET_IMPORT.EMPTY'));
  it('records its end once', () => {
    given(sheetImportDecider, started).when(complete).then(completed);
    given(sheetImportDecider, started, completed).when(complete).nothing();
  });
  it('records the first hundred rows that were refused', () => {
    const refused = Array.from({ length: 120 }, (_, index) => ({ row: index + 2, code: 'LOCATION.NUMBER_TAKEN' }));
    return given(sheetImportDecider, started)
      .when({ ...complete, added: 180, refused })
      .then({
        ...completed,
        data: { ...completed.data, added: 180, refusedCount: 120, refused: refused.slice(0, 100) },
      });
  });
  it('is undone as one act, once', () => {
    given(sheetImportDecider, started, completed).when({ type: 'UndoSheetImport' }).then(undone);
    given(sheetImportDecider, started, completed, undone).when({ type: 'UndoSheetImport' }).nothing();
  });
  it('is undone only when it has ended', () =>
    given(sheetImportDecider, started).when({ type: 'UndoSheetImport' }).refused('SHEET_IMPORT.RUNNING'));
  it('must be there', () =>
    given(sheetImportDecider).when({ type: 'UndoSheetImport' }).refused('SHEET_IMPORT.NOT_FOUND'));
});
