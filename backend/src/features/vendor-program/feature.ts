import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { VendorProgramController } from './vendor-program.controller.js';
import { VENDOR_PROGRAM_PROBLEMS } from './vendor-program.problems.js';

@Module({ controllers: [VendorProgramController] })
class VendorProgramModule {}

export const vendorProgramFeature: BackendFeature = {
  name: 'vendor-program',
  module: VendorProgramModule,
  problems: VENDOR_PROGRAM_PROBLEMS,
};
