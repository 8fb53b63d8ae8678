import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CompareDaysHandler } from './compare/compare-days.query.js';
import { ReadContinuityHandler } from './continuity/continuity.query.js';
import { LoadedHistoryReader } from './loaded-history/loaded-history.reader.js';
import { HistoryReadings } from './entries/history-reading.service.js';
import { TrackingRequests } from './entries/tracking-requests.service.js';
import { EvidenceController } from './pack/evidence.controller.js';
import { HISTORY_PROBLEMS } from './history.problems.js';
import { EventProofs } from './pack/event-proofs.service.js';
import { EvidencePacks } from './pack/evidence-packs.service.js';
import { PackContents } from './pack/pack-contents.service.js';
import { PackedDocuments } from './pack/packed-documents.reader.js';
import { PackedEvents } from './pack/packed-events.reader.js';
import { HistoryController } from './history.controller.js';
import { Progress } from '#progress/progress.service';
import { KnownMoments } from './known-moment/known-moment.service.js';
import { PolicyEvents } from './policy-history/policy-events.reader.js';
import { ReadablePolicyEvents } from './policy-history/readable-policy-events.reader.js';
import { ReadPolicyHistoryHandler } from './policy-history/policy-history.query.js';
import { ReadHistoryStepsHandler } from './steps/history-steps.query.js';
import { ReadTrackingHistoryHandler } from './tracking-history/tracking-history.query.js';
import { HeldPolicies } from './verdict/held-policies.reader.js';
import { ComplianceSummaries } from './summary/compliance-summaries.service.js';
import { ComplianceSummaryController } from './summary/compliance-summary.controller.js';
import { ReadVerdictHandler } from './verdict/verdict.query.js';

@Module({
  controllers: [HistoryController, EvidenceController, ComplianceSummaryController],
  providers: [
    LoadedHistoryReader,
    KnownMoments,
    TrackingRequests,
    HistoryReadings,
    ReadVerdictHandler,
    ComplianceSummaries,
    HeldPolicies,
    ReadTrackingHistoryHandler,
    CompareDaysHandler,
    ReadHistoryStepsHandler,
    PolicyEvents,
    ReadablePolicyEvents,
    ReadPolicyHistoryHandler,
    ReadContinuityHandler,
    Progress,
    EvidencePacks,
    PackContents,
    PackedDocuments,
    PackedEvents,
    EventProofs,
  ],
})
class HistoryModule {}

export const historyFeature: BackendFeature = {
  name: 'history',
  module: HistoryModule,
  problems: HISTORY_PROBLEMS,
};
