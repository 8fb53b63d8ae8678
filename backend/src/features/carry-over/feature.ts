import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CarryOverController } from './carry-over.controller.js';
import { CARRY_OVER_PROBLEMS } from './carry-over.problems.js';

@Module({ controllers: [CarryOverController] })
class CarryOverModule {}

export const carryOverFeature: BackendFeature = {
  name: 'carry-over',
  module: CarryOverModule,
  problems: CARRY_OVER_PROBLEMS,
};
