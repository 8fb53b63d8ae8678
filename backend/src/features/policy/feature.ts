import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddPolicyHandler } from './add-policy.command.js';
import { ApprovePolicyHandler } from './approve-policy.command.js';
import { CancelPolicyHandler } from './cancel-policy.command.js';
import { EditPolicyHandler } from './edit-policy.command.js';
import { PolicyDetailsHandler } from './policy-details.query.js';
import { PolicyCarriers } from './policy-carriers.reader.js';
import { PolicyController } from './policy.controller.js';
import { ReinstatePolicyHandler } from './reinstate-policy.command.js';
import { RejectPolicyHandler } from './reject-policy.command.js';
import { POLICY_PROBLEMS } from './policy.problems.js';

@Module({
  controllers: [PolicyController],
  providers: [PolicyCarriers, 
    AddPolicyHandler, EditPolicyHandler, ApprovePolicyHandler, RejectPolicyHandler, CancelPolicyHandler, ReinstatePolicyHandler, PolicyDetailsHandler,
  ],
})
class PolicyModule {}

export const policyFeature: BackendFeature = {
  name: 'policy',
  module: PolicyModule,
  problems: POLICY_PROBLEMS,
};
