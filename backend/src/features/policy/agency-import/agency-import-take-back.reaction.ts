import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { AgencyImportTakeBack } from './agency-import-take-back.service.js';

const NAME = 'agency-import-take-back';

/** Takes an import back in each policy of which it said something. A process that ends in between is followed by one that does the rest. */
export const agencyImportTakeBack = defineReaction<AgencyImportTakeBack>()({
  name: NAME,
  on: {
    AgencyImportTakeBackStarted: (event, takeBack) =>
      takeBack.carryOut(event.data, event.position, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
