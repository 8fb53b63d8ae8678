import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';

interface Sides {
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly insuredId: Uuid;
}

/** Starts to track a supplier that is asked for coverage, or that shares some; shared policies count as provided for that project. */
export const trackingStarter = defineReaction<DeciderStore>()({
  name: 'tracking-starter',
  on: {
    CoverageRequested: (event, deciders) => new TrackingStarter(deciders).requested(event),
    PoliciesShared: (event, deciders) => new TrackingStarter(deciders).shown(event),
  },
});

class TrackingStarter {
  constructor(private readonly deciders: DeciderStore) {}

  async requested(event: RecordedEvent<'CoverageRequested'>): Promise<void> {
    const { requesterId, projectId, insuredId, templateId } = event.data;
    if (insuredId) await this.start({ requesterId, projectId, insuredId }, templateId, event);
  }

  async shown(event: RecordedEvent<'PoliciesShared'>): Promise<void> {
    const { requesterId, projectId, insuredId, shareId, policyIds } = event.data;
    const project = await this.deciders.load(projectDecider, projectId);
    if (!project.state) return;
    const trackingId = await this.start({ requesterId, projectId, insuredId }, project.state.templateId, event);
    const carrierIds = await this.carriersOf(policyIds);
    const command = { type: 'RecordCoverage', shareId, policyIds, carrierIds } as const;
    const commandId = deriveId('tracking-starter', 'coverage', event.id);
    await this.deciders.handle(trackingDecider, trackingId, command, carryingOut(event, 'tracking-starter', commandId));
  }

  /** A running tracking stays as it is: only a person chooses another template for it. */
  private async start({ requesterId, projectId, insuredId }: Sides, templateId: Uuid, event: Recorded): Promise<Uuid> {
    const trackingId = trackingIdOf(requesterId, projectId, insuredId);
    if ((await this.deciders.load(trackingDecider, trackingId)).state) return trackingId;
    const [requester, insured] = await Promise.all(
      [requesterId, insuredId].map((id) => this.deciders.load(companyDecider, id)),
    );
    const command = {
      type: 'StartTracking',
      trackingId,
      requesterId,
      insuredId,
      insuredName: insured?.state?.name ?? '',
      projectId,
      templateId,
      effectiveFrom: dayInZone(event.meta.recordedAt, requester?.state?.registration.timeZone ?? 'UTC'),
    } as const;
    const commandId = deriveId('tracking-starter', 'start', event.id);
    await this.deciders.handle(trackingDecider, trackingId, command, carryingOut(event, 'tracking-starter', commandId));
    return trackingId;
  }

  private async carriersOf(policyIds: readonly Uuid[]): Promise<readonly Uuid[]> {
    const policies = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    const carriers = policies.flatMap(({ state }) => state?.carrier.map(({ value }) => value.carrierId) ?? []);
    return [...new Set(carriers)];
  }
}
