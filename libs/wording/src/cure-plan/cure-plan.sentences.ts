import type { CurePlanEvent } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';
import { cureStepTexts } from './shown-steps.words.js';

export const curePlanSentences: Sentences<CurePlanEvent> = {
  CurePlanSent: {
    sentence: ({ data: { insuredId, agencyId, sentBy, agents } }, names) => {
      const to = sentBy === 'insured' ? agencyId : insuredId;
      const mailed =
        agents.length === 0
          ? ''
          : `, and by mail to ${listed(agents.map(({ agentId }) => named(names.person(agentId))))}`;
      return `What ${named(names.company(insuredId))} lacks for its requesters was sent to ${named(names.company(to))}${mailed}.`;
    },
    changes: ({ data: { steps } }, names) =>
      cureStepTexts(steps, names).map((after, index) => ({ label: `Step ${index + 1}`, after })),
  },
};
