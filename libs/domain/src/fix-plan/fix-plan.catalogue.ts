import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import { fixSteps } from './fix-steps.rules.js';
import type { FixPlanEvent } from './fix-plan.contract.js';

export const fixPlanCatalogue: Catalogue<FixPlanEvent> = {
  FixPlanSent: {
    feature: 'fix-plan',
    version: 1,
    upcasters: {},
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
    sentence: ({ data: { insuredId, agencyId, projectId } }, names) => {
      const to = agencyId === null ? named(names.company(insuredId)) : `${named(names.company(agencyId))}, for ${named(names.company(insuredId))}`;
      return `What is missing for ${named(names.project(projectId))} was sent to ${to}.`;
    },
    changes: ({ data: { findings } }) => fixSteps(findings).map((after, index) => ({ label: `Step ${index + 1}`, after })),
  },
};
