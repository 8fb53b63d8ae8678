import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { AddClientHandler } from './add-client/add-client.command.js';
import { AgencyDashboardHandler } from './agency-dashboard.query.js';
import { ClientController } from './client.controller.js';
import { FoundInsureds } from './add-client/found-insured.reader.js';
import { FindClientHandler } from './find-client.query.js';
import { PendingCountsHandler } from './pending-approvals/pending-counts.query.js';
import { CLIENT_PROBLEMS } from './client.problems.js';
import { clientUpdater } from './reactions/client-updater.reaction.js';

@Module({
  controllers: [ClientController],
  providers: [AddClientHandler, FoundInsureds, FindClientHandler, AgencyDashboardHandler, PendingCountsHandler],
})
class ClientModule {}

export const clientFeature: BackendFeature = {
  name: 'client',
  module: ClientModule,
  reactions: [reactsWith(DeciderStore, clientUpdater)],
  problems: CLIENT_PROBLEMS,
};
