import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { agencyImportedPoliciesView } from '@covertrail/contracts/agency-import/agency-import.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { AgencyImportTakeBackStarted } from '@covertrail/domain/agency-import/agency-import.contract';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
import { supposed } from '@covertrail/domain/what-if/what-if-supposed';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { Representations } from '#auth/representations.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { TakeBackTally, type TakeBackResult } from './take-back-outcome.rules.js';

const MOST_AT_ONCE = 16;

/** Takes imports back: each policy gets a command with an id from the import and the policy, so that what broke off continues where it was. */
@Injectable()
export class AgencyImportTakeBack {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly views: Views,
  ) {}

  /** What taking it back would do; nothing is changed. */
  tried(importId: Uuid, agencyId: Uuid): Promise<TakeBackResult> {
    return this.inEachPolicy(importId, async (policyId, tally) => {
      const { state } = await this.deciders.readable.load(policyDecider, policyId);
      const after = supposed(
        policyDecider,
        state,
        { type: 'TakeBackImport', importId },
        await this.factsOf(policyId, agencyId),
      );
      tally.add(policyId, (after?.history ?? []).slice(state?.history.length ?? 0));
    });
  }

  /** Takes an import back in each policy, then records the end. Nothing where the log has that end. */
  async carryOut(
    { importId, agencyId }: AgencyImportTakeBackStarted['data'],
    position: Position,
    metaOf: (commandId: Uuid) => CommandMeta,
  ): Promise<void> {
    if ((await this.deciders.load(agencyImportDecider, importId)).state?.stage === 'takenBack') return;
    await this.views.reached(position, agencyImportedPoliciesView, sharesView);
    const { counts, kept } = await this.inEachPolicy(importId, async (policyId, tally) => {
      const meta = metaOf(deriveId('take-back-import', importId, policyId));
      const { events } = await this.deciders.handle(
        policyDecider,
        policyId,
        { type: 'TakeBackImport', importId },
        meta,
        { facts: () => this.factsOf(policyId, agencyId) },
      );
      const { state } = await this.deciders.readable.load(policyDecider, policyId);
      tally.add(
        policyId,
        (state?.history ?? []).filter(({ id }) => events.includes(id)),
      );
    });
    await this.deciders.handle(
      agencyImportDecider,
      importId,
      { type: 'CompleteTakeBack', ...counts, kept },
      metaOf(deriveId('complete-take-back', importId)),
    );
  }

  private async inEachPolicy(
    importId: Uuid,
    work: (policyId: Uuid, tally: TakeBackTally) => Promise<void>,
  ): Promise<TakeBackResult> {
    const policyIds: Uuid[] = [];
    for await (const { policyId } of everyDocument(
      this.views,
      agencyImportedPoliciesView,
      { where: { importId: { eq: importId } } },
      [],
    ))
      policyIds.push(policyId);
    const tally = new TakeBackTally();
    await atOnce(MOST_AT_ONCE, policyIds, async (policyId) => {
      const code = await refusalOf(work(policyId, tally));
      if (code !== null) tally.keep(policyId, code);
    });
    return tally.result;
  }

  /** Throws RuleBroken where the agency does not represent the insured any more, or another one manages the policy. */
  private async factsOf(policyId: Uuid, agencyId: Uuid): Promise<PolicyFacts> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (state === null) throw new RuleBroken('POLICY.NOT_FOUND');
    if (!(await this.representations.handlesAll(agencyId, state.insuredId, [state])))
      throw new RuleBroken('AGENCY_IMPORT.CLIENT_LEFT');
    return { carrier: null, shared: await this.isShared(state.insuredId, policyId) };
  }

  /** A view proposes the shares, their streams decide. */
  private async isShared(insuredId: Uuid, policyId: Uuid): Promise<boolean> {
    const where = { insuredId: { eq: insuredId }, policyWords: { word: idWord(policyId) }, ended: { eq: false } };
    for await (const { id } of everyDocument(this.views, sharesView, { where }, [])) {
      const { state } = await this.deciders.readable.load(shareDecider, id);
      if (shownPolicies(state).includes(policyId)) return true;
    }
    return false;
  }
}
