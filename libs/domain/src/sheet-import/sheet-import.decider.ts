import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { refusedRows } from '../kernel/refused-rows.rules.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { SheetImportCommand, SheetImportEvent, SheetImportStarted } from './sheet-import.contract.js';

/** Null before the import was started. */
export type SheetImportState =
  (SheetImportStarted['data'] & { readonly stage: 'running' | 'completed' | 'undone' }) | null;

/** Every code with which a command to an import may be refused. */
export const SHEET_IMPORT_CODES = [
  'SHEET_IMPORT.NOT_FOUND',
  'SHEET_IMPORT.ALREADY_EXISTS',
  'SHEET_IMPORT.EMPTY',
  'SHEET_IMPORT.RUNNING',
] as const;

/** A spreadsheet that becomes records of a policy: `sheetImport-<importId>`. It records its start and its end (reference: what is no event). */
export const sheetImportDecider: Decider<SheetImportState, SheetImportCommand, SheetImportEvent> = {
  type: 'sheetImport',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartSheetImport') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('SHEET_IMPORT.NOT_FOUND');
    const { importId, policyId, insuredId, kind, count, stage } = state;
    const ofPolicy = { importId, policyId, insuredId, kind };
    if (command.type === 'UndoSheetImport') {
      if (stage === 'running') throw new RuleBroken('SHEET_IMPORT.RUNNING');
      return stage === 'undone' ? [] : [{ type: 'SheetImportUndone', data: { ...ofPolicy, count } }];
    }
    if (stage !== 'running') return [];
    const { added, refused } = command;
    return [{ type: 'SheetImportCompleted', data: { ...ofPolicy, added, ...refusedRows(refused) } }];
  },
  evolve(state, event) {
    if (event.type === 'SheetImportStarted') return { ...event.data, stage: 'running' };
    return state && { ...state, stage: event.type === 'SheetImportCompleted' ? 'completed' : 'undone' };
  },
};

function start(data: SheetImportStarted['data'], state: SheetImportState): SheetImportEvent[] {
  if (state !== null) throw new RuleBroken('SHEET_IMPORT.ALREADY_EXISTS');
  if (data.count === 0) throw new RuleBroken('SHEET_IMPORT.EMPTY');
  return [{ type: 'SheetImportStarted', data }];
}
