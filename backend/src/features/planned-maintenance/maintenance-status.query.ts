import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MaintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { plannedMaintenanceView } from '@covertrail/contracts/planned-maintenance/planned-maintenance.views';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { QueryReply } from '#http/data.interceptor';
import type { ServiceConfig } from '#service/service-config';
import { CLOCK, SERVICE } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** Answers GET maintenance: the period that runs, else the next one. */
export class ReadMaintenanceStatus extends Query<QueryReply<MaintenanceStatus>> {}

@QueryHandler(ReadMaintenanceStatus)
export class ReadMaintenanceStatusHandler implements IQueryHandler<ReadMaintenanceStatus> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE) private readonly service: ServiceConfig,
  ) {}

  async execute(): Promise<QueryReply<MaintenanceStatus>> {
    const at = this.clock.now();
    const {
      documents: [period],
    } = await this.views.find(
      plannedMaintenanceView,
      { where: { until: { gt: at }, canceledAt: { eq: null } } },
      [{ field: 'until', direction: 'asc' }],
      { limit: 1 },
    );
    return this.views.reply({
      flag: period !== undefined && period.from <= at,
      statTime: period?.from ?? null,
      endTime: period?.until ?? null,
      text: period?.text ?? '',
      contact: this.service.supportEmail,
      at,
    });
  }
}
