import type { DraftKind } from '@covertrail/domain/draft/draft.contract';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import { command, query } from '../calls/call.js';
import type { DiscardDraftDto, SaveDraftDto } from './draft.inputs.js';
import type { DraftKept, SharedDraft } from './draft.replies.js';

/**
 * The calls of the drafts of a kind, which the people of a company share. `:id` is what a draft is about. Whoever changes one names the
 * version that they saw, and is refused with `DRAFT.CHANGED_MEANWHILE` where it is not the last one.
 */
export const draftCallsOf = <const Kind extends DraftKind, const Path extends string, const Needs extends Capability>(
  kind: Kind,
  path: Path,
  needs: Needs,
) => ({
  kind,
  read: query<{ reply: SharedDraft<Kind> }>()(`${path}/:id`, { needs, view: 'drafts' }),
  save: command<{ body: SaveDraftDto; reply: DraftKept }>()('PUT', `${path}/:id`, { needs, settles: ['drafts'] }),
  discard: command<{ body: DiscardDraftDto; reply: DraftKept }>()('PUT', `${path}/:id/discard`, {
    needs,
    settles: ['drafts'],
  }),
});

/** The calls of any kind. */
export type DraftCalls<Kind extends DraftKind = DraftKind> = ReturnType<typeof draftCallsOf<Kind, string, Capability>>;
