import type { ReplyOf } from '@covertrail/contracts/calls/call';
import { createTemplate, reviseTemplate } from '@covertrail/contracts/template/template.calls';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import { tryTemplateChange } from '@covertrail/contracts/what-if/what-if.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { commandOf } from '#shared/api/call-request';
import type { CommandRequest } from '#shared/commands/commands.slice';
import { requirementsOf, type TemplateValues } from './template-values.form.js';

/** Creates a template, or revises one at the revision that the person saw. */
export function commandFor(
  template: TemplateRow | null,
  values: TemplateValues,
  readFrom: readonly RequirementOrigin[] = [],
): CommandRequest<ReplyOf<typeof reviseTemplate>> {
  const { effectiveFrom } = values;
  const requirements = requirementsOf(values);
  if (template === null) {
    const name = values.name.trim();
    // Two spaces, as given [F04].
    return commandOf(createTemplate, {
      body: { name, requirements, effectiveFrom, ...(readFrom.length === 0 ? {} : { readFrom }) },
      toast: `${name}  Template Added Successfully!`,
    });
  }
  return commandOf(reviseTemplate, {
    params: { id: template.id },
    body: { requirements, effectiveFrom },
    ifMatch: template.revision,
    toast: `${template.name} was saved as version ${template.version + 1}.`,
  });
}

/** What the revision would do, before it is saved. */
export const trialOf = ({ id }: TemplateRow, values: TemplateValues) =>
  commandOf(tryTemplateChange, {
    params: { id },
    body: { requirements: requirementsOf(values), effectiveFrom: values.effectiveFrom },
  });
