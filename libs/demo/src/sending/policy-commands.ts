import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { LOCATIONS } from '@covertrail/backend/features/location/location-schedule';
import { AddPolicy } from '@covertrail/backend/features/policy/add-policy.command';
import { EditPolicy } from '@covertrail/backend/features/policy/edit-policy.command';
import { ManagePolicy } from '@covertrail/backend/features/policy/managing-agency/manage-policy.command';
import { VEHICLES } from '@covertrail/backend/features/vehicle/vehicle-schedule';
import { AddToSchedule } from '@covertrail/backend/schedules/add-to-schedule.command';
import { pick, type CommandMakers, type CommandOf } from './command-makers.js';
import { Forward } from '@covertrail/backend/forwarding/forward.command';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';

type PolicyStep =
  | 'addPolicy'
  | 'editPolicy'
  | 'managePolicy'
  | 'approvePolicy'
  | 'rejectPolicy'
  | 'cancelPolicy'
  | 'reinstatePolicy'
  | 'addLocation'
  | 'addVehicle';

/** A policy from its first day to its last, with what it lists. */
export const POLICY_COMMANDS: CommandMakers<PolicyStep> = {
  addPolicy: ({ insuredId, line, terms }, { meta }) => new AddPolicy(insuredId, line, givenTerms(terms), meta),
  editPolicy: (command, { meta }) => new EditPolicy(command.policyId, editOf(command), undefined, meta),
  managePolicy: ({ policyId, agencyId }, { meta }) => new ManagePolicy(policyId, agencyId, meta),
  approvePolicy: ({ policyId }, { companyId, meta }) =>
    new Forward(policyDecider, policyId, { type: 'ApprovePolicy', agencyId: companyId }, meta),
  rejectPolicy: ({ policyId, reason }, { companyId, meta }) =>
    new Forward(policyDecider, policyId, { type: 'RejectPolicy', agencyId: companyId, reason }, meta),
  cancelPolicy: ({ policyId, effectiveFrom, reason }, { meta }) =>
    new Forward(policyDecider, policyId, { type: 'CancelPolicy', effectiveFrom, reason }, meta),
  reinstatePolicy: ({ policyId, effectiveFrom, reason }, { meta }) =>
    new Forward(policyDecider, policyId, { type: 'ReinstatePolicy', effectiveFrom, reason }, meta),
  addLocation: (command, { meta }) =>
    new AddToSchedule(LOCATIONS, command.policyId, { ...pick(command, 'place', 'limits'), buildings: [] }, null, meta),
  addVehicle: ({ policyId, vehicle }, { meta }) => new AddToSchedule(VEHICLES, policyId, vehicle, null, meta),
};

const editOf = ({ terms, effectiveFrom, enteredWrongly, reason }: CommandOf<'editPolicy'>) => ({
  terms: givenTerms(terms),
  effectiveFrom,
  enteredWrongly,
  ...(reason === undefined ? {} : { reason }),
});
