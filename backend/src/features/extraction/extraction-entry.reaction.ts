import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { ExtractionEntry } from './extraction-entry.service.js';

const NAME = 'extraction-entry';

/**
 * Enters what a person confirmed into the policies, as that person: what was typed comes from it, and an agent's own entry needs no approval. A
 * process that ends in between is followed by one that does the rest.
 */
export const extractionEntry = defineReaction<ExtractionEntry>()({
  name: NAME,
  on: {
    ExtractionConfirmed: (event, entry) => {
      const { actor, role, tenant, onBehalfOf } = event.meta;
      return entry.carryOut(event.data, (commandId) => ({
        ...becauseOf(event, NAME, commandId),
        actor,
        role,
        tenant,
        ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
      }));
    },
  },
});
