import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { Checking } from './checking/checking.service.js';
import { ComplianceChangesController } from './compliance-changes/compliance-changes.controller.js';
import { ReadComplianceChangesHandler } from './compliance-changes/compliance-changes.query.js';
import { DashboardVisits } from './compliance-changes/dashboard-visits.service.js';
import { ChangeTemplateController } from './change-template/change-template.controller.js';
import { ChangeTrackingTemplateHandler } from './change-template/change-template.command.js';
import { StopTrackingHandler } from './supplier-settings/stop-tracking.command.js';
import { SupplierSettingsController } from './supplier-settings/supplier-settings.controller.js';
import { ReadSupplierSettingsHandler } from './supplier-settings/supplier-settings.query.js';
import { TrackedCounter } from './tracked-counts/tracked-counter.service.js';
import { ReadGapCountsHandler } from './tracked-counts/gap-counts.query.js';
import { ReadTrackedCountsHandler } from './tracked-counts/tracked-counts.query.js';
import { ReadTrackedSummaryHandler } from './tracked-counts/tracked-summary.query.js';
import { ReadComplianceTrendHandler } from './trend/compliance-trend.query.js';
import { SupplierSearchController } from './supplier-search/supplier-search.controller.js';
import { SearchSuppliersHandler } from './supplier-search/supplier-search.query.js';
import { SupplierCheckController } from './supplier-check/supplier-check.controller.js';
import { TrackingController } from './tracking.controller.js';
import { ReadSupplierContactsHandler } from './supplier-contacts/supplier-contacts.query.js';
import { PastDayController } from './past-day/past-day.controller.js';
import { ReadPastSummaryHandler } from './past-day/past-summary.query.js';
import { ComplianceTrend } from './trend/compliance-trend.service.js';
import { TRACKING_PROBLEMS } from './tracking.problems.js';
import { AgencyLeftNotices } from './agency-left/agency-left-notices.service.js';
import { agencyLeft } from './agency-left/agency-left.reaction.js';
import { TrackingRequesters } from './agency-left/tracking-requesters.reader.js';
import { trackingStarter } from './reactions/tracking-starter.reaction.js';
import { CheckSuppliersHandler } from './supplier-check/supplier-check.query.js';
import { ReadInsuredOverviewHandler } from './requesters/insured-overview.query.js';
import { LapsesReader } from './requesters/lapses.reader.js';
import { RequestersController } from './requesters/requesters.controller.js';
import { TRACKING_GRANTS } from './tracking.grants.js';

@Module({
  controllers: [
    TrackingController,
    SupplierCheckController,
    SupplierSearchController,
    ChangeTemplateController,
    RequestersController,
    ComplianceChangesController,
    PastDayController,
    SupplierSettingsController,
  ],
  providers: [
    ChangeTrackingTemplateHandler,
    CheckSuppliersHandler,
    StopTrackingHandler,
    ReadSupplierSettingsHandler,
    Checking,
    TrackedCounter,
    ReadSupplierContactsHandler,
    SearchSuppliersHandler,
    ReadGapCountsHandler,
    ReadTrackedCountsHandler,
    ReadTrackedSummaryHandler,
    ReadComplianceTrendHandler,
    ReadPastSummaryHandler,
    ReadInsuredOverviewHandler,
    LapsesReader,
    ComplianceTrend,
    DashboardVisits,
    ReadComplianceChangesHandler,
    AgencyLeftNotices,
    TrackingRequesters,
  ],
  exports: [Checking, AgencyLeftNotices],
})
class TrackingModule {}

export const trackingFeature: BackendFeature = {
  name: 'tracking',
  module: TrackingModule,
  reactions: [reactsWith(DeciderStore, trackingStarter), reactsWith(AgencyLeftNotices, agencyLeft)],
  grants: TRACKING_GRANTS,
  problems: TRACKING_PROBLEMS,
};
