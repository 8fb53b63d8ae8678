import { Module } from '@nestjs/common';
import { AddPolicyHandler } from './add-policy/add-policy.handler.js';
import { ApprovePolicyHandler } from './approve-policy/approve-policy.handler.js';
import { CancelPolicyHandler } from './cancel-policy/cancel-policy.handler.js';
import { EditPolicyHandler } from './edit-policy/edit-policy.handler.js';
import { PolicyDetailsHandler } from './policy-details/policy-details.handler.js';
import { PolicyListHandler } from './policy-list/policy-list.handler.js';
import { PolicyCarriers } from './policy-carriers.reader.js';
import { PolicyController } from './policy.controller.js';
import { ReinstatePolicyHandler } from './reinstate-policy/reinstate-policy.handler.js';
import { RejectPolicyHandler } from './reject-policy/reject-policy.handler.js';

@Module({
  controllers: [PolicyController],
  providers: [PolicyCarriers, 
    AddPolicyHandler, EditPolicyHandler, ApprovePolicyHandler, RejectPolicyHandler, CancelPolicyHandler, ReinstatePolicyHandler, PolicyListHandler, PolicyDetailsHandler,
  ],
})
export class PolicyModule {}
