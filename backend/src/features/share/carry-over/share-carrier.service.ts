import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { selectionIdOf } from '@covertrail/platform/ids/selection-id';
import type { CarriedRecords, Replacement } from '#carrying-over/carried-records';
import type { CarriesOver } from '#carrying-over/carrier-of';
import { CarryOver } from '#carrying-over/carry-over.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { SharePolicies } from '../share-policies.command.js';

/**
 * Shares a new policy with the projects that see the old one. It counts from its own first day; the share of the old one stays and
 * counts for the days before.
 */
@Injectable()
export class ShareCarrier implements CarriesOver, CarriedRecords {
  readonly kind = 'shares';
  readonly records = this;

  constructor(
    readonly carryOver: CarryOver,
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /**
   * One share of each project that sees all of the old policy. Where it was chosen what a project sees, a person shares the new policy: without
   * a choice of its own it would show everything.
   */
  async idsOf({ replaces, insuredId }: Replacement, asOf: Position): Promise<readonly Uuid[]> {
    await this.views.reached(asOf, sharesView);
    const byProject = new Map<Uuid, Uuid>();
    const withPolicy = { where: { insuredId: { eq: insuredId }, policyWords: { word: idWord(replaces) } } };
    for await (const { id, projectId, ended } of everyDocument(this.views, sharesView, withPolicy, [])) {
      if (!ended && !byProject.has(projectId) && !(await this.showsPart(replaces, projectId)))
        byProject.set(projectId, id);
    }
    return [...byProject.values()];
  }

  private async showsPart(policyId: Uuid, projectId: Uuid): Promise<boolean> {
    const { locations, vehicles } = (await this.deciders.load(selectionDecider, selectionIdOf(policyId, projectId)))
      .state;
    return locations !== null || vehicles !== null;
  }

  async wasThere(shareId: Uuid, asOf: Position): Promise<boolean> {
    return (await this.deciders.readable.loadAt(shareDecider, shareId, asOf)).state !== null;
  }

  async carry(
    { policyId, replaces, insuredId }: Replacement,
    shareId: Uuid,
    _carryOverId: Uuid,
    meta: CommandMeta,
  ): Promise<unknown> {
    const { state } = await this.deciders.load(shareDecider, shareId);
    if (!shownPolicies(state).includes(replaces) || state === null) throw new RuleBroken('SHARE.NOT_FOUND');
    const { requesterId, projectId } = state.shared;
    return this.commands.execute(
      new SharePolicies({ insuredId, requesterId, projectId, requestId: null, policyIds: [policyId] }, meta),
    );
  }
}
