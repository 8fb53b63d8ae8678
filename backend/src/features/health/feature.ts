import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController] })
class HealthModule {}

export const healthFeature: BackendFeature = {
  name: 'health',
  module: HealthModule,
};
