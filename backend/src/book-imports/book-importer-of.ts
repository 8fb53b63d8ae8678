import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { BookImporter } from './book-importer.service.js';
import type { BookKind } from './book-kind.js';

/** What carries out the imports into one kind of address book. */
export interface ImportsOfBook {
  readonly importer: BookImporter;
  readonly kind: BookKind<string, unknown>;
}

/** Adds the entries of a sheet, or removes them again. A process that ends in between is followed by one that does the rest. */
export const bookImporterOf = (name: string) =>
  defineReaction<ImportsOfBook>()({
    name,
    on: {
      BookImportStarted: async (event, { importer, kind }) => {
        if (event.data.kind === kind.kind)
          await importer.carryOut(kind, event.data, (commandId) => carryingOut(event, name, commandId));
      },
      BookImportUndone: async (event, { importer, kind }) => {
        if (event.data.kind === kind.kind)
          await importer.takeBack(kind, event.data.importId, (commandId) => carryingOut(event, name, commandId));
      },
    },
  });
