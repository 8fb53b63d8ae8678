import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { ShareDetailsReader } from './share-details/share-details.reader.js';
import { ShareList } from './share-list/share-list.reader.js';
import { ShareRows } from './share-list/share-rows.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';
import { responseSharer } from './reactions/response-sharer.reaction.js';

@Module({ controllers: [ShareController], providers: [SharePoliciesHandler, ShareList, ShareRows, ShareDetailsReader] })
class ShareModule {}

export const shareFeature: BackendFeature = {
  name: 'share',
  module: ShareModule,
  reactions: [reactsWith(DeciderStore, responseSharer)],
  problems: SHARE_PROBLEMS,
};
