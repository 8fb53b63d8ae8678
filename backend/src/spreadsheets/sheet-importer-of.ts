import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { SheetImporter } from './sheet-importer.service.js';
import type { SheetKind, SheetRecord } from './sheet-kind.js';

/** What carries out the imports of one kind. */
export interface ImportsOfKind<Found extends SheetRecord> {
  readonly importer: SheetImporter;
  readonly kind: SheetKind<Found>;
}

/** Adds the records of a sheet, or removes them again. A process that ends in between is followed by one that does the rest. */
export const sheetImporterOf = <Found extends SheetRecord>(name: string) =>
  defineReaction<ImportsOfKind<Found>>()({
    name,
    on: {
      SheetImportStarted: async (event, { importer, kind }) => {
        if (event.data.kind === kind.kind)
          await importer.add(kind, event.data, (commandId) => carryingOut(event, name, commandId));
      },
      SheetImportUndone: async (event, { importer, kind }) => {
        if (event.data.kind === kind.kind)
          await importer.undo(kind, event.data, (commandId) => carryingOut(event, name, commandId));
      },
    },
  });
