import { formEntriesView } from '@covertrail/contracts/form-equivalence/form-equivalence.views';
import { termsAfter } from '@covertrail/domain/form-equivalence/form-equivalence.state';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What does this requester say that a form gives? */
export const formEntries = defineProjection(formEntriesView)({
  version: 1,
  on: {
    FormEntryAdded: (_entry, event) => {
      const {
        data: { entryId, requesterId, number, line },
        id,
        meta,
      } = event;
      return {
        id: entryId,
        requesterId,
        number,
        line,
        terms: termsAfter([], event),
        said: event.data.terms,
        lastEvent: id,
        ...changedIn(meta),
      };
    },
  },
  changes: {
    FormEntryChanged: (entry, event) => ({
      ...entry,
      terms: termsAfter(entry.terms, event),
      said: event.data.after,
      lastEvent: event.id,
      ...changedIn(event.meta),
    }),
    FormEntryWithdrawn: (entry, event) => ({
      ...entry,
      terms: termsAfter(entry.terms, event),
      lastEvent: event.id,
      ...changedIn(event.meta),
    }),
  },
  keys: ({ data }) => [data.entryId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

const changedIn = (meta: EventMetadata) => ({ changedAt: meta.recordedAt, changedBy: personIn(meta)?.actor ?? null });
