import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { CertificateBatches } from './certificate-batches.service.js';

const NAME = 'certificate-batches';

/** Carries out certificates for many: each turn begins the next one, so a process that ends in between is followed by one that goes on [E03]. */
export const certificateBatchReaction = defineReaction<Pick<CertificateBatches, 'goOn'>>()({
  name: NAME,
  on: {
    CertificateBatchStarted: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
    CertificateBatchAdvanced: (event, batches) =>
      batches.goOn(event.data.batchId, (commandId) => carryingOut(event, NAME, commandId)),
  },
});
