import { Injectable } from '@nestjs/common';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { SelectedRecords } from '@covertrail/contracts/selection/selection.replies';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { asksForLater, type MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import type { OfSelection, SelectedKind } from '@covertrail/domain/selection/selection.contract';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { MOST_CHOSEN } from '@covertrail/domain/fields/selection-fields';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { selectionIdOf } from '@covertrail/platform/ids/selection-id';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { Problem } from '#http/problem';
import { TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import { addedAfter, ofPolicy, shownOf, type RecordFilter } from '#views/shown-records.filter';

/** What has been chosen to be shown of policies, from the streams, and how much that is. */
@Injectable()
export class Selections {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /**
   * The selection of a policy for a project that asked its insured for proof of insurance, or with which the insured shares. For any other
   * project it throws `HTTP.NOT_FOUND`: the id in a request proves nothing.
   */
  async of(policyId: Uuid, projectId: Uuid): Promise<OfSelection> {
    const policy = await this.deciders.readable.load(policyDecider, policyId);
    const project = await this.deciders.readable.load(projectDecider, projectId);
    if (!policy.state || !project.state) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = policy.state;
    const { requesterId } = project.state;
    const tracking = await this.deciders.readable.load(
      trackingDecider,
      trackingIdOf(requesterId, projectId, insuredId),
    );
    if (!tracking.state) throw new Problem('HTTP.NOT_FOUND');
    return { selectionId: selectionIdOf(policyId, projectId), policyId, insuredId, requesterId, projectId };
  }

  /** Null: nothing was chosen, so that everything is shown. */
  async choice(policyId: Uuid, projectId: Uuid, kind: SelectedKind): Promise<MadeChoice | null> {
    return (await this.deciders.load(selectionDecider, selectionIdOf(policyId, projectId))).state[kind];
  }

  async selected(policyId: Uuid, projectId: Uuid, kind: SelectedKind): Promise<SelectedRecords> {
    const choice = await this.choice(policyId, projectId, kind);
    const selectAll = choice === null || choice.mode === 'allBut';
    const ids = choice?.ids ?? [];
    return {
      projectId,
      selectAll,
      selectedList: selectAll ? [] : ids,
      removedList: selectAll ? ids : [],
      includeNew: choice?.includeLater ?? true,
      selectedCount: await this.count(kind, shownOf(policyId, choice)),
      totalCount: await this.count(kind, ofPolicy(policyId)),
    };
  }

  /** How many the requester of a project sees. */
  async shownCount(policyId: Uuid, projectId: Uuid, kind: SelectedKind): Promise<number> {
    return this.count(kind, shownOf(policyId, await this.choice(policyId, projectId, kind)));
  }

  /** What was added after the last choice, if that makes a difference: one more than a choice may name is enough to refuse it. */
  async addedSince(policyId: Uuid, projectId: Uuid, kind: SelectedKind): Promise<readonly Uuid[]> {
    const choice = await this.choice(policyId, projectId, kind);
    if (!choice || !asksForLater(choice)) return [];
    const filter = addedAfter(policyId, choice.asOf);
    const page = { limit: MOST_CHOSEN + 1 };
    const found =
      kind === 'locations'
        ? await this.views.find(locationsView, filter, [], page)
        : await this.views.find(vehiclesView, filter, [], page);
    return found.documents.map(({ id }) => id);
  }

  private count(kind: SelectedKind, filter: RecordFilter): Promise<number> {
    return kind === 'locations'
      ? this.views.count(locationsView, filter, TOTAL_CAP)
      : this.views.count(vehiclesView, filter, TOTAL_CAP);
  }
}
