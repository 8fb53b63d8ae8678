import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';
import { responseSharer } from './reactions/response-sharer.reaction.js';
import { ReadShareDetailsHandler } from './share-details.query.js';

@Module({ controllers: [ShareController], providers: [SharePoliciesHandler, ReadShareDetailsHandler] })
class ShareModule {}

export const shareFeature: BackendFeature = {
  name: 'share',
  module: ShareModule,
  reactions: [reactsWith(DeciderStore, responseSharer)],
  problems: SHARE_PROBLEMS,
};
