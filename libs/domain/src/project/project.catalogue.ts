import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import type { ProjectEvent } from './project.contract.js';

/** A project is its requester's own until it asks somebody for cover. */
export const projectCatalogue: Catalogue<ProjectEvent> = {
  ProjectCreated: {
    feature: 'project',
    version: 1,
    upcasters: {},
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    sentence: ({ data }) => `The ${data.isDefault ? 'default project' : 'project'} ${named(data.name)} was created.`,
    changes: ({ data }, names) => [{ label: 'Template', after: names.template(data.templateId) }],
  },
};
