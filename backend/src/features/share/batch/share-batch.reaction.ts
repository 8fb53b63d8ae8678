import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { ShareBatches } from './share-batches.service.js';

const NAME = 'share-batches';

/** Carries out what is shared with many: each turn begins the next one, so a process that ends in between is followed by one that goes on. */
export const shareBatchReaction = defineReaction<Pick<ShareBatches, 'goOn'>>()({
  name: NAME,
  on: {
    ShareBatchStarted: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
    ShareBatchAdvanced: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
