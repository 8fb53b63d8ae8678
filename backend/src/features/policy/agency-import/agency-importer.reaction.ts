import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { AgencyImporter } from './agency-importer.service.js';

const NAME = 'agency-importer';

/** Adds, changes and confirms the policies of a sheet. A process that ends in between is followed by one that does the rest. */
export const agencyImporter = defineReaction<AgencyImporter>()({
  name: NAME,
  on: {
    AgencyImportStarted: (event, importer) =>
      importer.carryOut(event.data, event.position, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
