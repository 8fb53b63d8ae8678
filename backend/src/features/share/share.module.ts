import { Module } from '@nestjs/common';
import { ShareDetailsReader } from './share-details/share-details.reader.js';
import { ShareList } from './share-list/share-list.reader.js';
import { ShareRows } from './share-list/share-rows.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ShareController } from './share.controller.js';

@Module({ controllers: [ShareController], providers: [SharePoliciesHandler, ShareList, ShareRows, ShareDetailsReader] })
export class ShareModule {}
