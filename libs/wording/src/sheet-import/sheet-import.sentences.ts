import type { ImportedKind, SheetImportEvent } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

const ONE: Readonly<Record<ImportedKind, string>> = { locations: 'location', vehicles: 'vehicle' };

const counted = (count: number, kind: ImportedKind): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? ONE[kind] : kind}`;

export const sheetImportSentences: Sentences<SheetImportEvent> = {
  SheetImportStarted: {
    sentence: ({ data: { sheet, count, kind, policyId } }, names) =>
      `The import of ${counted(count, kind)} from ${named(sheet.fileName)} into ${named(names.policy(policyId))} started.`,
    changes: () => [],
  },
  SheetImportCompleted: {
    sentence: ({ data: { added, refusedCount, kind, policyId } }, names) =>
      `${counted(added, kind)} ${added === 1 ? 'was' : 'were'} imported into ${named(names.policy(policyId))}${refusedCount === 0 ? '' : `; ${refusedCount.toLocaleString('en-US')} could not be added`}.`,
    changes: () => [],
  },
  SheetImportUndone: {
    sentence: ({ data: { count, kind, policyId } }, names) =>
      `The import of ${counted(count, kind)} into ${named(names.policy(policyId))} was undone.`,
    changes: () => [],
  },
};
