import { Injectable } from '@nestjs/common';
import type { SentDraftDto } from '@covertrail/contracts/draft/draft.inputs';
import { draftDecider } from '@covertrail/domain/draft/draft.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { draftIdOf } from '@covertrail/platform/ids/draft-id';
import { deriveId } from '@covertrail/platform/ids/ids';

/** A draft ends with the share that it became: of two people who send it, the second is refused and sees what the first one sent [D03]. */
@Injectable()
export class SentDrafts {
  constructor(private readonly deciders: DeciderStore) {}

  /** Throws DRAFT.CHANGED_MEANWHILE before anything is shared, where someone else changed or sent it; not where the call is repeated. */
  async sending<Result>(
    draft: SentDraftDto | undefined,
    meta: CommandMeta,
    share: () => Promise<Result>,
  ): Promise<Result> {
    if (draft === undefined || meta.tenant === null) return share();
    const { subjectId, seen } = draft;
    const draftId = draftIdOf({ kind: 'share', subjectId, companyId: meta.tenant });
    const sent = { ...meta, commandId: deriveId(meta.commandId, 'draft') };
    const { state } = await this.deciders.load(draftDecider, draftId);
    const isRepeat = state.sentBy === sent.commandId;
    if (!isRepeat && state.version !== seen) throw new RuleBroken('DRAFT.CHANGED_MEANWHILE');
    const result = await share();
    if (!isRepeat) await this.end(draftId, seen, sent);
    return result;
  }

  /** What a colleague entered while it was shared stays a draft. */
  private async end(draftId: string, seen: number, meta: CommandMeta): Promise<void> {
    try {
      await this.deciders.handle(draftDecider, draftId, { type: 'SendDraft', seen }, meta);
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
  }
}
