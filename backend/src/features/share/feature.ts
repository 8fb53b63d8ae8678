import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { CarryOver } from '#carrying-over/carry-over.service';
import { shareCarrier } from './carry-over/share-carrier.reaction.js';
import { ShareCarrier } from './carry-over/share-carrier.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';
import { shareSight } from './reactions/share-sight.reaction.js';
import { responseSharer } from './reactions/response-sharer.reaction.js';
import { ReadShareDetailsHandler } from './share-details.query.js';
import { SHARE_GRANTS } from './share.grants.js';
import { shareNotices } from './share.notices.js';

@Module({
  controllers: [ShareController],
  providers: [SharePoliciesHandler, ReadShareDetailsHandler, CarryOver, ShareCarrier],
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
  grants: SHARE_GRANTS,
  problems: SHARE_PROBLEMS,
};
