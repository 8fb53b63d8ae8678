import type { Catalogue } from '../catalogue/event-description.js';
import { requirementTexts } from '../catalogue/requirement-texts.js';
import { changedTexts, newTexts } from '../catalogue/text-changes.js';
import { named } from '../catalogue/wording.js';
import { dayText } from '../kernel/day-text.js';
import type { TemplateEvent } from './template.contract.js';
import { TEMPLATE_CREATED_UPCASTERS, TEMPLATE_REVISED_UPCASTERS } from './template.upcasters.js';

const common = { feature: 'template', version: 1, upcasters: {} } as const;

/** A template is its requester's own. */
export const templateCatalogue: Catalogue<TemplateEvent> = {
  TemplateCreated: {
    ...common,
    version: 3,
    upcasters: TEMPLATE_CREATED_UPCASTERS,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    sentence: ({ data }) => `The template ${named(data.name)} was created.`,
    changes: ({ data }) => newTexts(requirementTexts(data.requirements)),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
  TemplateRevised: {
    ...common,
    version: 3,
    upcasters: TEMPLATE_REVISED_UPCASTERS,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    sentence: ({ data }) =>
      `The template ${named(data.name)} asks as version ${data.version} says from ${dayText(data.effectiveFrom)} on.`,
    changes: ({ data }) => changedTexts(requirementTexts(data.before), requirementTexts(data.requirements), 'not asked for'),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
};
