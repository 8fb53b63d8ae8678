import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ShareDetailsReader } from './share-details/share-details.reader.js';
import { ShareList } from './share-list/share-list.reader.js';
import { ShareRows } from './share-list/share-rows.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';

@Module({ controllers: [ShareController], providers: [SharePoliciesHandler, ShareList, ShareRows, ShareDetailsReader] })
class ShareModule {}

export const shareFeature: BackendFeature = {
  name: 'share',
  module: ShareModule,
  problems: SHARE_PROBLEMS,
};
