import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofItsPolicy } from '#auth/sides';

/** An imported sheet: whoever has a right to its policy has one to it. */
export const SHEET_IMPORT_GRANTS = grantsOf({ sheetImport: ofItsPolicy(sheetImportDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SHEET_IMPORT_GRANTS> {}
}
