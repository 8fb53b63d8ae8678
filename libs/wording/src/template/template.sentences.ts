import type { TemplateEvent, TemplateRevised } from '@covertrail/domain/template/template.contract';
import type { Sentences } from '../text/event-wording.js';
import { requirementTexts } from '../compliance/requirement-texts.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, newTexts } from '../text/text-changes.js';

/** Of many changes the first few are named in the sentence; all of them are listed beside it. */
const MOST_NAMED = 3;

const revisedTexts = ({ before, requirements }: Pick<TemplateRevised['data'], 'before' | 'requirements'>) =>
  changedTexts(requirementTexts(before), requirementTexts(requirements), 'not required');

export const templateSentences: Sentences<TemplateEvent> = {
  TemplateCreated: {
    sentence: ({ data }) => `The template ${named(data.name)} was created.`,
    changes: ({ data }) => newTexts(requirementTexts(data.requirements)),
  },
  TemplateRevised: {
    sentence: ({ data }) => {
      const changes = revisedTexts(data);
      const first = changes
        .slice(0, MOST_NAMED)
        .map(({ label, before, after }) => `${label} ${after} instead of ${before}`);
      const more = changes.length > first.length ? `; and ${changes.length - first.length} more` : '';
      const revised = `The template ${named(data.name)} was revised to version ${data.version}, effective ${dayText(data.effectiveFrom)}`;
      return first.length === 0 ? `${revised}.` : `${revised}: ${first.join('; ')}${more}.`;
    },
    changes: ({ data }) => revisedTexts(data),
  },
};
