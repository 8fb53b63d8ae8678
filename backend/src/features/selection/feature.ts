import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ChooseSharedHandler } from './choose-shared.command.js';
import { SelectionController } from './selection.controller.js';
import { SELECTION_PROBLEMS } from './selection.problems.js';
import { Selections } from './selections.service.js';
import { ReadSharedLocationHandler } from './shared-location.query.js';
import { SharedPoliciesController } from './shared-policies.controller.js';
import { SharedPolicies } from './shared-policies.reader.js';

@Module({
  controllers: [SelectionController, SharedPoliciesController],
  providers: [ChooseSharedHandler, ReadSharedLocationHandler, Selections, SharedPolicies],
})
class SelectionModule {}

export const selectionFeature: BackendFeature = {
  name: 'selection',
  module: SelectionModule,
  problems: SELECTION_PROBLEMS,
};
