import type { FixPlanEvent } from '@covertrail/domain/fix-plan/fix-plan.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { fixPlanTexts } from './fix-steps.js';

export const fixPlanSentences: Sentences<FixPlanEvent> = {
  FixPlanSent: {
    sentence: ({ data: { insuredId, agencyId, projectId } }, names) => {
      const to =
        agencyId === null
          ? named(names.company(insuredId))
          : `${named(names.company(agencyId))}, for ${named(names.company(insuredId))}`;
      return `What is missing for ${named(names.project(projectId))} was sent to ${to}.`;
    },
    changes: ({ data }, names) =>
      fixPlanTexts(data, names).map((after, index) => ({ label: `Step ${index + 1}`, after })),
  },
};
