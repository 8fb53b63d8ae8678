import type { Catalogue } from '../kernel/event-description.js';
import type { ProjectEvent } from './project.contract.js';

const common = { feature: 'project', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** Only the requester sees a project; suppliers read its name in requests. */
export const projectCatalogue: Catalogue<ProjectEvent> = {
  ProjectCreated: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
  ProjectRevised: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
  /** They hold for the whole project from the moment on which they are known, so they have no day from which they are effective. */
  ProjectDaysChanged: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
  DefaultFormChosen: {
    ...common,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
  },
};
