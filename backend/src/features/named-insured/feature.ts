import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { NamedInsuredController } from './named-insured.controller.js';
import { NAMED_INSURED_PROBLEMS } from './named-insured.problems.js';

@Module({ controllers: [NamedInsuredController] })
class NamedInsuredModule {}

export const namedInsuredFeature: BackendFeature = {
  name: 'named-insured',
  module: NamedInsuredModule,
  problems: NAMED_INSURED_PROBLEMS,
};
