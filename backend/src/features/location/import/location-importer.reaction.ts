import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { LocationImports } from './location-imports.service.js';

const NAME = 'location-importer';

/** Adds the locations of a sheet, or removes them again. A process that ends in between is followed by one that does the rest. */
export const locationImporter = defineReaction<LocationImports>()({
  name: NAME,
  on: {
    SheetImportStarted: async (event, imports) => {
      if (event.data.kind === 'locations') await imports.add(event.data, (commandId) => carryingOut(event, NAME, commandId));
    },
    SheetImportUndone: async (event, imports) => {
      if (event.data.kind === 'locations') await imports.undo(event.data, (commandId) => carryingOut(event, NAME, commandId));
    },
  },
});
