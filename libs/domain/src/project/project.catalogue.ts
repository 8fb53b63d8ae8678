import type { Catalogue } from '../catalogue/event-description.js';
import type { ProjectEvent } from './project.contract.js';

const common = { feature: 'project', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** A project is its requester's own until it asks someone for cover. */
export const projectCatalogue: Catalogue<ProjectEvent> = {
  ProjectCreated: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
  ProjectRevised: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
};
