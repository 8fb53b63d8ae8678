import { draftsView, type DraftDocument } from '@covertrail/contracts/draft/draft.views';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What did the people of a company enter into a wizard and not send yet? A draft ends with the answer of the same company, or as it was sent. */
export const drafts = defineProjection(draftsView)({
  version: 5,
  on: {
    DraftSaved: (_draft, { data, meta, revision }) => ({
      id: data.draftId,
      kind: data.content.kind,
      subjectId: data.subjectId,
      companyId: data.companyId,
      version: revision + 1,
      content: data.content,
      ended: null,
      ...savedBy(meta),
    }),
  },
  changes: {
    DraftDiscarded: (draft, { meta, revision }) => ended({ ...draft, version: revision + 1 }, 'discarded', meta),
    DraftSent: (draft, { meta, revision }) => ended({ ...draft, version: revision + 1 }, 'sent', meta),
    RequestResponded: (draft, { meta }) => endedWithAnswer(draft, meta),
    RequestDeclined: (draft, { meta }) => endedWithAnswer(draft, meta),
  },
  keys: (event, own) =>
    'draftId' in event.data ? [event.data.draftId] : own.idsWhere('subjectId', event.data.requestId),
  audience: (before, after) => [before ?? after].flatMap((draft) => (draft ? [draft.companyId] : [])),
});

/** The insured and its agency have a draft each: what one of them sends takes nothing from the other. */
const endedWithAnswer = (draft: DraftDocument, meta: EventMetadata): DraftDocument =>
  draft.companyId === meta.tenant && draft.content !== null ? ended(draft, 'sent', meta) : draft;

const ended = (draft: DraftDocument, how: 'sent' | 'discarded', meta: EventMetadata): DraftDocument => ({
  ...draft,
  content: null,
  ended: how,
  ...savedBy(meta),
});

const savedBy = ({ actor, recordedAt }: EventMetadata) => ({ savedBy: actor, savedAt: recordedAt });
