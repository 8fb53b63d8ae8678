import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CompareReader } from './compare/compare.reader.js';
import { LoadedHistoryReader } from './loaded-history/loaded-history.reader.js';
import { HistoryReadings } from './entries/history-reading.service.js';
import { TrackingRequests } from './entries/tracking-requests.service.js';
import { HistoryController } from './history.controller.js';
import { KnownMoments } from './known-moment/known-moment.service.js';
import { PolicyHistoryReader } from './policy-history/policy-history.reader.js';
import { HistorySteps } from './steps/history-steps.reader.js';
import { TrackingHistoryReader } from './tracking-history/tracking-history.reader.js';
import { HeldPolicies } from './verdict/held-policies.reader.js';
import { VerdictReader } from './verdict/verdict.reader.js';

@Module({
  controllers: [HistoryController],
  providers: [
    LoadedHistoryReader, KnownMoments, TrackingRequests, HistoryReadings, VerdictReader, HeldPolicies, TrackingHistoryReader, CompareReader, HistorySteps,
    PolicyHistoryReader,
  ],
})
class HistoryModule {}

export const historyFeature: BackendFeature = {
  name: 'history',
  module: HistoryModule,
};
