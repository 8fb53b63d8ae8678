import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import type { PlannedMaintenanceRow } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { plannedMaintenanceView } from '@covertrail/contracts/planned-maintenance/planned-maintenance.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';

/** Answers GET operation/planned-maintenance: what ends last comes first. */
export class ListPlannedMaintenance extends Query<QueryReply<PageOf<PlannedMaintenanceRow>>> {
  constructor(readonly input: PagingDto) {
    super();
  }
}

const ALL = { and: [] };

@QueryHandler(ListPlannedMaintenance)
export class ListPlannedMaintenanceHandler implements IQueryHandler<ListPlannedMaintenance> {
  constructor(private readonly views: Views) {}

  async execute({ input }: ListPlannedMaintenance): Promise<QueryReply<PageOf<PlannedMaintenanceRow>>> {
    const { documents, nextKey } = await this.views.find(
      plannedMaintenanceView,
      ALL,
      [{ field: 'until', direction: 'desc' }],
      pageOf(input),
    );
    const total = await this.views.count(plannedMaintenanceView, ALL, TOTAL_CAP);
    const people = await this.views.byId(
      peopleView,
      documents.map(({ plannedBy }) => plannedBy),
    );
    const rows = documents.map((period): PlannedMaintenanceRow => {
      const { firstName = '', lastName = '' } = people.get(period.plannedBy) ?? {};
      return { ...period, plannedBy: `${firstName} ${lastName}`.trim() };
    });
    return this.views.reply({ rows, total, ...(nextKey ? { next: nextKey } : {}) });
  }
}
