import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddCarrierHandler } from './add-carrier.command.js';
import { CarrierController } from './carrier.controller.js';
import { CarrierDirectory } from './find-carrier/carrier-directory.reader.js';
import { CARRIER_PROBLEMS } from './carrier.problems.js';
import { FindCarriersHandler } from './find-carrier/find-carriers.query.js';
import { VerifyCarrierHandler } from './find-carrier/verify-carrier.query.js';

@Module({
  controllers: [CarrierController],
  providers: [AddCarrierHandler, CarrierDirectory, FindCarriersHandler, VerifyCarrierHandler],
})
class CarrierModule {}

export const carrierFeature: BackendFeature = {
  name: 'carrier',
  module: CarrierModule,
  problems: CARRIER_PROBLEMS,
};
