import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import { AddCarrier } from '@covertrail/backend/features/carrier/add-carrier.command';
import { CreateProject } from '@covertrail/backend/features/project/create-project.command';
import { CreateTemplate } from '@covertrail/backend/features/template/create-template.command';
import { pick, type CommandMakers, type CommandOf } from './command-makers.js';
import { Forward } from '@covertrail/backend/forwarding/forward.command';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';

type RequirementStep =
  'addCarrier' | 'rateCarrier' | 'createTemplate' | 'reviseTemplate' | 'addFormEntry' | 'createProject';

/** What is required, for which projects, with the ratings of carriers and the entries about forms that decide. */
export const REQUIREMENT_COMMANDS: CommandMakers<RequirementStep> = {
  addCarrier: ({ name, naic }, { meta }) => new AddCarrier(name, naic, meta),
  rateCarrier: ({ carrierId, rating, effectiveFrom }, { meta }) =>
    new Forward(carrierDecider, carrierId, { type: 'RateCarrier', rating, effectiveFrom }, meta),
  createTemplate: (command, { companyId, meta }) =>
    new CreateTemplate(companyId, pick(command, 'name', 'requirements', 'effectiveFrom'), meta),
  reviseTemplate: (command, { meta }) =>
    new Forward(
      templateDecider,
      command.templateId,
      { type: 'ReviseTemplate', ...pick(command, 'requirements', 'effectiveFrom') },
      meta,
    ),
  addFormEntry: (command, { companyId, meta }) =>
    new Forward(formEquivalenceDecider, companyId, entryOf(command, companyId, meta), meta),
  createProject: (command, { companyId, meta }) =>
    new CreateProject({ requesterId: companyId, ...pick(command, 'name', 'templateId', 'isDefault') }, meta),
};

const entryOf = (
  entry: CommandOf<'addFormEntry'>,
  requesterId: Uuid,
  { commandId }: CommandMeta,
): FormEntryCommand => ({
  type: 'AddFormEntry',
  requesterId,
  entryId: deriveId('formEntry', commandId),
  ...pick(entry, 'number', 'line', 'terms', 'effectiveFrom'),
});
