import { Body, Controller, Param } from '@nestjs/common';
import {
  discardNewPolicyDraft,
  discardPolicyDraft,
  newPolicyDraft,
  policyDraft,
  saveNewPolicyDraft,
  savePolicyDraft,
  type PolicyDraft,
} from '@covertrail/contracts/policy/policy-draft.calls';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { SavePolicyDraftDto } from '@covertrail/contracts/policy/policy-draft.inputs';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { PolicyDrafts } from './policy-drafts.service.js';

/** Unsaved input of the policy editor: each person reads and writes only the own. */
@Controller()
export class PolicyDraftController {
  constructor(private readonly drafts: PolicyDrafts) {}

  @RightTo({ kind: 'answeringPolicy', at: 'params.id' })
  @Answers(policyDraft)
  async read(@Param('id') id: string, @CurrentActor() { userId }: Actor): Promise<{ draft: PolicyDraft | null }> {
    return { draft: await this.drafts.of(userId, id) };
  }

  @RightTo({ kind: 'answeringPolicy', at: 'params.id' })
  @Answers(savePolicyDraft)
  async save(
    @Param('id') id: string,
    @Body() { revision, content }: SavePolicyDraftDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<{ savedAt: Instant | null }> {
    return { savedAt: await this.drafts.save({ revision, content }, userId, id) };
  }

  @RightTo({ kind: 'answeringPolicy', at: 'params.id' })
  @Answers(discardPolicyDraft)
  async discard(
    @Param('id') id: string,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<{ savedAt: Instant | null }> {
    await this.drafts.discard(userId, id);
    return { savedAt: null };
  }

  @RightTo({ kind: 'insured', at: 'params.companyId' })
  @Answers(newPolicyDraft)
  async readNew(
    @Param('companyId') companyId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<{ draft: PolicyDraft | null }> {
    return { draft: await this.drafts.of(userId, companyId) };
  }

  @RightTo({ kind: 'insured', at: 'params.companyId' })
  @Answers(saveNewPolicyDraft)
  async saveNew(
    @Param('companyId') companyId: string,
    @Body() { revision, content }: SavePolicyDraftDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<{ savedAt: Instant | null }> {
    return { savedAt: await this.drafts.save({ revision, content }, userId, companyId) };
  }

  @RightTo({ kind: 'insured', at: 'params.companyId' })
  @Answers(discardNewPolicyDraft)
  async discardNew(
    @Param('companyId') companyId: string,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<{ savedAt: Instant | null }> {
    await this.drafts.discard(userId, companyId);
    return { savedAt: null };
  }
}
