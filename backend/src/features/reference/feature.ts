import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ReferenceController } from './reference.controller.js';

@Module({ controllers: [ReferenceController] })
class ReferenceModule {}

export const referenceFeature: BackendFeature = {
  name: 'reference',
  module: ReferenceModule,
};
