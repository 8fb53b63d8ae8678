import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';

/** Whether a requester tracks a supplier for a project, and what depends on it. */
export class ReadSupplierSettings extends Query<QueryReply<SupplierSettings>> {
  constructor(readonly trackingId: Uuid) {
    super();
  }
}

@QueryHandler(ReadSupplierSettings)
export class ReadSupplierSettingsHandler implements IQueryHandler<ReadSupplierSettings> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly names: NamesService,
  ) {}

  async execute({ trackingId }: ReadSupplierSettings): Promise<QueryReply<SupplierSettings>> {
    const row = await this.views.get(trackedSuppliersView, trackingId);
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const templateId = row?.templateId ?? state.templates.at(-1)?.value;
    const [supplier, project, template, openRequests] = await Promise.all([
      this.views.get(companiesView, state.insuredId),
      this.views.get(projectsView, state.projectId),
      templateId === undefined ? null : this.views.get(templatesView, templateId),
      this.views.count(requestsView, { where: { trackingId: { eq: trackingId }, state: { eq: 'open' } } }),
    ]);
    return this.views.reply({
      trackingId,
      supplierName: supplier?.name ?? '',
      projectName: project?.name ?? '',
      templateName: template?.name ?? '',
      standing: state.standing,
      stopped: await this.stoppedOf(state),
      openRequests,
      canceledBecause: state.canceledBecause ?? null,
    });
  }

  private async stoppedOf({ standing, stopped }: StartedTracking): Promise<SupplierSettings['stopped']> {
    if (standing === 'active' || !stopped) return null;
    const people = await this.names.people([stopped.by]);
    return { on: stopped.on, by: people.get(stopped.by) ?? '' };
  }
}
