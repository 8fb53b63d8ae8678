import { Injectable } from '@nestjs/common';
import type { DraftKept, SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import { draftsView } from '@covertrail/contracts/draft/draft.views';
import type { DraftContent, DraftKind, DraftOf } from '@covertrail/domain/draft/draft.contract';
import { draftDecider } from '@covertrail/domain/draft/draft.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { draftIdOf } from '@covertrail/platform/ids/draft-id';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';

/** Which draft: of a kind, about something, of the company whose people share it. */
export interface DraftPlace<Kind extends DraftKind> {
  readonly kind: Kind;
  readonly subjectId: Uuid;
  readonly companyId: Uuid;
}

/** What people of a company entered into a wizard and did not send yet (ADR 87). */
@Injectable()
export class Drafts {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly names: NamesService,
  ) {}

  async of<Kind extends DraftKind>(place: DraftPlace<Kind>): Promise<QueryReply<SharedDraft<Kind>>> {
    const found = await this.views.get(draftsView, draftIdOf(place));
    if (!found) return this.views.reply({ version: 0, content: null, savedBy: null, savedAt: null });
    const { version, content, savedBy: id, savedAt } = found;
    const name = (await this.names.people([id])).get(id) ?? '';
    return this.views.reply({
      version,
      content: content && isOf(place.kind, content) ? content : null,
      savedBy: { id, name },
      savedAt,
    });
  }

  async save(
    place: DraftPlace<DraftKind>,
    { seen, content }: { readonly seen: number; readonly content: DraftContent },
    meta: CommandMeta,
  ): Promise<CommandReply<DraftKept>> {
    const { subjectId, companyId } = place;
    const draftId = draftIdOf(place);
    const command = { type: 'SaveDraft', seen, draftId, subjectId, companyId, content } as const;
    return kept(await this.deciders.handle(draftDecider, draftId, command, meta));
  }

  async discard(place: DraftPlace<DraftKind>, seen: number, meta: CommandMeta): Promise<CommandReply<DraftKept>> {
    return kept(await this.deciders.handle(draftDecider, draftIdOf(place), { type: 'DiscardDraft', seen }, meta));
  }
}

const isOf = <Kind extends DraftKind>(kind: Kind, content: DraftContent): content is DraftOf<Kind> =>
  content.kind === kind;

const kept = (outcome: Outcome): CommandReply<DraftKept> =>
  new CommandReply({ draftId: outcome.streamId, version: outcome.revision + 1 }, outcome);
