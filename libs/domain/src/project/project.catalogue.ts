import type { Catalogue, Names } from '../catalogue/event-description.js';
import { changedTexts, type Texts } from '../catalogue/text-changes.js';
import { named } from '../catalogue/wording.js';
import type { ProjectEvent, ProjectTerms } from './project.contract.js';

const common = { feature: 'project', version: 1, upcasters: {} } as const;

const termsTexts = ({ name, templateId, isDefault }: ProjectTerms, names: Names): Texts =>
  ({ Name: name, Template: names.template(templateId), 'Default project': isDefault ? 'yes' : 'no' });

/** A project is its requester's own until it asks somebody for cover. */
export const projectCatalogue: Catalogue<ProjectEvent> = {
  ProjectCreated: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    sentence: ({ data }) => `The ${data.isDefault ? 'default project' : 'project'} ${named(data.name)} was created.`,
    changes: ({ data }, names) => [{ label: 'Template', after: names.template(data.templateId) }],
  },
  ProjectRevised: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    sentence: ({ data: { before, after } }) =>
      (before.name === after.name ? `The project ${named(after.name)} was edited.` : `The project ${named(before.name)} was renamed to ${named(after.name)}.`),
    changes: ({ data: { before, after } }, names) => changedTexts(termsTexts(before, names), termsTexts(after, names), 'not given'),
  },
};
