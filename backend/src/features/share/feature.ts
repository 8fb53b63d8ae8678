import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { CarryOver } from '#carrying-over/carry-over.service';
import { shareCarrier } from './carry-over/share-carrier.reaction.js';
import { ShareCarrier } from './carry-over/share-carrier.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ChangeShareHandler } from './change-share.command.js';
import { InsuredDays } from './insured-days.reader.js';
import { CountSharesHandler } from './share-count.query.js';
import { ShareExpiry } from './share-expiry.service.js';
import { ReadShareGraphHandler } from './share-graph.query.js';
import { ShareChangesController } from './share-changes.controller.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';
import { shareSight } from './reactions/share-sight.reaction.js';
import { responseSharer } from './reactions/response-sharer.reaction.js';
import { ReadShareDetailsHandler } from './share-details.query.js';
import { SHARE_GRANTS } from './share.grants.js';
import { shareNotices } from './share.notices.js';

@Module({
  controllers: [ShareController, ShareChangesController],
  providers: [
    SharePoliciesHandler,
    ChangeShareHandler,
    ReadShareDetailsHandler,
    ReadShareGraphHandler,
    CountSharesHandler,
    InsuredDays,
    ShareExpiry,
    CarryOver,
    ShareCarrier,
  ],
  exports: [ShareCarrier],
})
class ShareModule {}

export const shareFeature: BackendFeature = {
  name: 'share',
  module: ShareModule,
  notices: shareNotices,
  reactions: [
    reactsWith(DeciderStore, responseSharer),
    reactsWith(DeciderStore, shareSight),
    reactsWith(ShareCarrier, shareCarrier),
  ],
  jobs: [{ name: 'end of expired shares', by: ShareExpiry, eachDay: true }],
  grants: SHARE_GRANTS,
  problems: SHARE_PROBLEMS,
};
