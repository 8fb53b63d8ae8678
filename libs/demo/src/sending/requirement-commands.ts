import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import { AddCarrier } from '@covertrail/backend/features/carrier/add-carrier.command';
import { RateCarrier } from '@covertrail/backend/features/carrier/rate-carrier.command';
import { SaveFormEntry } from '@covertrail/backend/features/form-equivalence/save-form-entry.command';
import { CreateProject } from '@covertrail/backend/features/project/create-project.command';
import { CreateTemplate } from '@covertrail/backend/features/template/create-template.command';
import { ReviseTemplate } from '@covertrail/backend/features/template/revise-template.command';
import { pick, type CommandMakers, type CommandOf } from './command-makers.js';

type RequirementStep =
  'addCarrier' | 'rateCarrier' | 'createTemplate' | 'reviseTemplate' | 'addFormEntry' | 'createProject';

/** What is required, for which projects, with the ratings of carriers and the entries about forms that decide. */
export const REQUIREMENT_COMMANDS: CommandMakers<RequirementStep> = {
  addCarrier: ({ name, naic }, { meta }) => new AddCarrier(name, naic, meta),
  rateCarrier: ({ carrierId, rating, effectiveFrom }, { meta }) =>
    new RateCarrier(carrierId, rating, effectiveFrom, meta),
  createTemplate: (command, { companyId, meta }) =>
    new CreateTemplate(companyId, pick(command, 'name', 'requirements', 'effectiveFrom'), meta),
  reviseTemplate: (command, { meta }) =>
    new ReviseTemplate(command.templateId, pick(command, 'requirements', 'effectiveFrom'), undefined, meta),
  addFormEntry: (command, { companyId, meta }) => new SaveFormEntry(companyId, entryOf(command, companyId, meta), meta),
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
