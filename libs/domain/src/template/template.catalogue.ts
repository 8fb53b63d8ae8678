import type { Catalogue } from '../catalogue/event-description.js';
import { requirementTexts } from '../catalogue/requirement-texts.js';
import { changedTexts, newTexts } from '../catalogue/text-changes.js';
import { named } from '../catalogue/wording.js';
import { dayText } from '../kernel/day-text.js';
import type { TemplateEvent, TemplateRevised } from './template.contract.js';
import { TEMPLATE_CREATED_UPCASTERS, TEMPLATE_REVISED_UPCASTERS } from './template.upcasters.js';

const common = { feature: 'template', version: 1, upcasters: {} } as const;

/** Of many changes the first few are told in the sentence; all of them are told beside it. */
const MOST_TOLD = 3;

const revisedTexts = ({ before, requirements }: Pick<TemplateRevised['data'], 'before' | 'requirements'>) =>
  changedTexts(requirementTexts(before), requirementTexts(requirements), 'not asked for');

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
    sentence: ({ data }) => {
      const changes = revisedTexts(data);
      const told = changes.slice(0, MOST_TOLD).map(({ label, before, after }) => `${label} ${after} instead of ${before}`);
      const more = changes.length > told.length ? `; and ${changes.length - told.length} more` : '';
      const revised = `The template ${named(data.name)} was revised to version ${data.version}, effective ${dayText(data.effectiveFrom)}`;
      return told.length === 0 ? `${revised}.` : `${revised}: ${told.join('; ')}${more}.`;
    },
    changes: ({ data }) => revisedTexts(data),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
};
