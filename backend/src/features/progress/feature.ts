import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { Progress } from '#progress/progress.service';
import { ProgressController } from './progress.controller.js';

@Module({ controllers: [ProgressController], providers: [Progress] })
class ProgressModule {}

export const progressFeature: BackendFeature = {
  name: 'progress',
  module: ProgressModule,
};
