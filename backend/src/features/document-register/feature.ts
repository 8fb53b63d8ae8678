import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { documentRegistrar } from './reactions/document-registrar.reaction.js';

@Module({})
class DocumentRegisterModule {}

export const documentRegisterFeature: BackendFeature = {
  name: 'document-register',
  module: DocumentRegisterModule,
  reactions: [reactsWith(DeciderStore, documentRegistrar)],
};
