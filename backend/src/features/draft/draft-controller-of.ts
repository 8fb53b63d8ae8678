import { Body, Injectable, Param, type Type } from '@nestjs/common';
import type { DraftCalls } from '@covertrail/contracts/draft/draft-calls-of';
import { DiscardDraftDto, SaveDraftDto } from '@covertrail/contracts/draft/draft.inputs';
import type { DraftKept, SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { DraftKind } from '@covertrail/domain/draft/draft.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import type { OwnedKind } from '#auth/owned-kinds';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply, QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Drafts } from './drafts.service.js';

/** What answers the calls of the drafts of one kind. `subject`: what such a draft is about, to which its reader needs a right. */
export function draftControllerOf<Kind extends DraftKind>(calls: DraftCalls<Kind>, subject: OwnedKind): Type {
  const placeOf = (subjectId: string, { companyId }: Actor) => ({ kind: calls.kind, subjectId, companyId });

  @Injectable()
  class DraftController {
    constructor(private readonly drafts: Drafts) {}

    @RightTo({ kind: subject, at: 'params.id' })
    @Answers(calls.read)
    read(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<SharedDraft<Kind>>> {
      return this.drafts.of(placeOf(id, actor));
    }

    @RightTo({ kind: subject, at: 'params.id' })
    @Answers(calls.save)
    save(
      @Param('id') id: string,
      @Body() draft: SaveDraftDto,
      @CurrentActor() actor: Actor,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<DraftKept>> {
      if (draft.content.kind !== calls.kind) throw new Problem('HTTP.BAD_INPUT', { errors: { content: 'kind' } });
      return this.drafts.save(placeOf(id, actor), draft, meta);
    }

    @RightTo({ kind: subject, at: 'params.id' })
    @Answers(calls.discard)
    discard(
      @Param('id') id: string,
      @Body() { seen }: DiscardDraftDto,
      @CurrentActor() actor: Actor,
      @CommandMetadata() meta: CommandMeta,
    ): Promise<CommandReply<DraftKept>> {
      return this.drafts.discard(placeOf(id, actor), seen, meta);
    }
  }
  return DraftController;
}
