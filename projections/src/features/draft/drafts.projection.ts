import { draftsView, type DraftDocument } from '@covertrail/contracts/draft/draft.views';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What did the people of a company enter into a wizard and not send yet? A draft ends with the answer that it became. */
export const drafts = defineProjection(draftsView)({
  version: 2,
  on: {
    DraftSaved: (_draft, { data, meta, revision }) => ({
      id: data.draftId,
      kind: data.content.kind,
      subjectId: data.subjectId,
      companyId: data.companyId,
      version: revision + 1,
      content: data.content,
      ...savedBy(meta),
    }),
  },
  changes: {
    DraftDiscarded: (draft, { meta, revision }) => ended({ ...draft, version: revision + 1 }, meta),
    RequestResponded: (draft, { meta }) => ended(draft, meta),
    RequestDeclined: (draft, { meta }) => ended(draft, meta),
  },
  keys: (event, own) =>
    event.type === 'DraftSaved' || event.type === 'DraftDiscarded'
      ? [event.data.draftId]
      : own.idsWhere('subjectId', event.data.requestId),
  audience: (before, after) => [before ?? after].flatMap((draft) => (draft ? [draft.companyId] : [])),
});

const ended = (draft: DraftDocument, meta: EventMetadata): DraftDocument => ({
  ...draft,
  content: null,
  ...savedBy(meta),
});

const savedBy = ({ actor, recordedAt }: EventMetadata) => ({ savedBy: actor, savedAt: recordedAt });
