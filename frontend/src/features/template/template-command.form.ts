import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { CommandRequest } from '#shared/commands/commands.slice';
import { requirementsOf, type TemplateValues } from './template-values.form.js';

const PATH = 'requestor/templates';
const VIEWS = ['templates', 'tracked-suppliers'] as const;

/** Makes a template, or revises one: held to the revision that the person saw. */
export function commandFor(template: TemplateRow | null, values: TemplateValues): CommandRequest {
  const { effectiveFrom } = values;
  const requirements = requirementsOf(values);
  if (template === null) {
    const name = values.name.trim();
    // Two spaces: the specification's own words (3 section 8).
    return {
      method: 'POST',
      path: PATH,
      body: { name, requirements, effectiveFrom },
      settles: VIEWS,
      toast: `${name}  Template Added Successfully!`,
    };
  }
  return {
    method: 'PUT',
    path: `${PATH}/${template.id}`,
    body: { requirements, effectiveFrom },
    ifMatch: template.revision,
    settles: VIEWS,
    toast: `${template.name} was saved as version ${template.version + 1}.`,
  };
}
