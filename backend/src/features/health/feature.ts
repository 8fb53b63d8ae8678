import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import type { BackendFeature } from '#feature';
import { HealthController } from './health.controller.js';

@Module({ imports: [TerminusModule.forRoot({ logger: false })], controllers: [HealthController] })
class HealthModule {}

export const healthFeature: BackendFeature = {
  name: 'health',
  module: HealthModule,
};
