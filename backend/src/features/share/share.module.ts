import { Module } from '@nestjs/common';
import { ShareList } from './share-list/share-list.reader.js';
import { SharePoliciesHandler } from './share-policies/share-policies.handler.js';
import { ShareController } from './share.controller.js';

@Module({ controllers: [ShareController], providers: [SharePoliciesHandler, ShareList] })
export class ShareModule {}
