import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
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

/**
 * Starts to track a supplier that is asked for coverage, or that shares some; shared policies count as provided for that project. A supplier
 * that was set aside, or is tracked no longer, is tracked again when it is asked, not when it shares.
 */
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
    if (insuredId) await this.track({ requesterId, projectId, insuredId }, templateId, event);
  }

  async shown(event: RecordedEvent<'PoliciesShared'>): Promise<void> {
    const { requesterId, projectId, insuredId, shareId, policyIds } = event.data;
    const project = await this.deciders.load(projectDecider, projectId);
    if (!project.state) return;
    const trackingId = await this.trackOnce({ requesterId, projectId, insuredId }, project.state.templateId, event);
    const carrierIds = await this.carriersOf(policyIds);
    const command = { type: 'RecordCoverage', shareId, policyIds, carrierIds } as const;
    const commandId = deriveId('tracking-starter', 'coverage', event.id);
    await this.deciders.handle(trackingDecider, trackingId, command, carryingOut(event, 'tracking-starter', commandId));
  }

  /** A request that was sent before the supplier was set aside, or tracked no longer, changes nothing of that. */
  private async track(sides: Sides, templateId: Uuid, event: Recorded): Promise<void> {
    const trackingId = await this.trackOnce(sides, templateId, event);
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (event.position < (state?.stopped?.at ?? '')) return;
    if (state?.standing === 'canceled') await this.start(trackingId, sides, templateId, event);
    if (state?.standing === 'inactive') await this.activate(trackingId, sides, event);
  }

  /** A tracking that began stays as it is: only a person chooses another template for it. */
  private async trackOnce(sides: Sides, templateId: Uuid, event: Recorded): Promise<Uuid> {
    const trackingId = trackingIdOf(sides.requesterId, sides.projectId, sides.insuredId);
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (!state) await this.start(trackingId, sides, templateId, event);
    return trackingId;
  }

  private async activate(trackingId: Uuid, { requesterId }: Sides, event: Recorded): Promise<void> {
    const effectiveFrom = await this.dayOf(event, requesterId);
    const meta = carryingOut(event, 'tracking-starter', deriveId('tracking-starter', 'activate', event.id));
    await this.deciders.handle(trackingDecider, trackingId, { type: 'ActivateSupplier', effectiveFrom }, meta);
  }

  private async start(
    trackingId: Uuid,
    { requesterId, projectId, insuredId }: Sides,
    templateId: Uuid,
    event: Recorded,
  ): Promise<void> {
    const insured = await this.deciders.load(companyDecider, insuredId);
    const command = {
      type: 'StartTracking',
      trackingId,
      requesterId,
      insuredId,
      insuredName: insured.state?.name ?? '',
      projectId,
      templateId,
      effectiveFrom: await this.dayOf(event, requesterId),
    } as const;
    const commandId = deriveId('tracking-starter', 'start', event.id);
    await this.deciders.handle(trackingDecider, trackingId, command, carryingOut(event, 'tracking-starter', commandId));
  }

  private async dayOf({ meta }: Recorded, requesterId: Uuid): Promise<CalendarDate> {
    const { state } = await this.deciders.load(companyDecider, requesterId);
    return dayInZone(meta.recordedAt, state?.registration.timeZone ?? 'UTC');
  }

  private async carriersOf(policyIds: readonly Uuid[]): Promise<readonly Uuid[]> {
    const policies = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    const carriers = policies.flatMap(({ state }) => state?.carrier.map(({ value }) => value.carrierId) ?? []);
    return [...new Set(carriers)];
  }
}
