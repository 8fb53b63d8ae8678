import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { RequestBatches } from './request-batches.service.js';

const NAME = 'request-batches';

/** Carries out batches of requests: each turn begins the next one, so a process that ends in between is followed by one that goes on. */
export const requestBatchReaction = defineReaction<Pick<RequestBatches, 'goOn'>>()({
  name: NAME,
  on: {
    RequestBatchStarted: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
    RequestBatchAdvanced: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
