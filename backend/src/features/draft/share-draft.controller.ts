import { Body, Controller, Param } from '@nestjs/common';
import { shareDrafts } from '@covertrail/contracts/draft/draft.calls';
import { DiscardDraftDto, SaveDraftDto } from '@covertrail/contracts/draft/draft.inputs';
import type { DraftKept, SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { CommandReply, QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Drafts } from './drafts.service.js';

/** Drafts of shares: the people of a company share one for each insured, and one for each share that they share again [D03]. */
@Controller()
export class ShareDraftController {
  constructor(private readonly drafts: Drafts) {}

  @RightTo({ kind: 'shareDraft', at: 'params.id' })
  @Answers(shareDrafts.read)
  read(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<SharedDraft<'share'>>> {
    return this.drafts.of(placeOf(id, actor));
  }

  @RightTo({ kind: 'shareDraft', at: 'params.id' })
  @Answers(shareDrafts.save)
  save(
    @Param('id') id: string,
    @Body() draft: SaveDraftDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<DraftKept>> {
    if (draft.content.kind !== shareDrafts.kind) throw new Problem('HTTP.BAD_INPUT', { errors: { content: 'kind' } });
    return this.drafts.save(placeOf(id, actor), draft, meta);
  }

  @RightTo({ kind: 'shareDraft', at: 'params.id' })
  @Answers(shareDrafts.discard)
  discard(
    @Param('id') id: string,
    @Body() { seen }: DiscardDraftDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<DraftKept>> {
    return this.drafts.discard(placeOf(id, actor), seen, meta);
  }
}

const placeOf = (subjectId: string, { companyId }: Actor) => ({ kind: shareDrafts.kind, subjectId, companyId });
