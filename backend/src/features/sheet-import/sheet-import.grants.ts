import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofInsured } from '#auth/sides';

/** An imported sheet: the insured and its agency have a right to it. */
export const SHEET_IMPORT_GRANTS = grantsOf({ sheetImport: ofInsured(sheetImportDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SHEET_IMPORT_GRANTS> {}
}
