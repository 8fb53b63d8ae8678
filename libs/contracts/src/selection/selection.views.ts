import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** When it was last chosen what a project sees of a policy. The choice itself is read from its stream, so that no one sees more than that. */
export type SelectionDocument = {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly chosenAt: Instant;
};

/** Has it been chosen which locations and vehicles a requester sees? Pages that show them ask again when it changes. */
export const selectionsView = defineView<SelectionDocument>()({ name: 'selections', indexes: [] });
