import type { ExceptionEvent } from '@covertrail/domain/exception/exception.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { requirementTitle, sentenceOf } from '../compliance/sentence.js';
import { dayText } from '../text/day-text.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { DECISION_WORDS, DURATION_WORDS, untilText } from './exception-words.js';

type OfException = Pick<ExceptionEvent['data'], 'scope' | 'scopeId' | 'insuredId' | 'projectId'>;

/** For one supplier, for a project, or for a template. */
function whom({ scope, scopeId, insuredId, projectId }: OfException, names: Names): string {
  switch (scope) {
    case 'supplier':
      return `${named(names.company(insuredId))} for ${named(names.project(projectId))}`;
    case 'project':
      return `all suppliers of ${named(names.project(scopeId))}`;
    case 'template':
      return `all suppliers that are checked against ${named(names.template(scopeId))}`;
  }
}

const what = (rule: string, line: keyof typeof LINE_NAMES): string =>
  `${requirementTitle({ rule })} (${LINE_NAMES[line].toLowerCase()})`;

export const exceptionSentences: Sentences<ExceptionEvent> = {
  ExceptionDecided: {
    sentence: ({ data }, names) => {
      const { kind, decision, pin, lapsesOn, effectiveFrom, comment } = data;
      const said = `${named(names.company(data.requesterId))} ${decision} ${kind === 'review' ? 'a review' : 'an exception'} about ${whom(data, names)}, ${what(pin.rule, pin.line)}`;
      const dated = `${said}, effective ${dayText(effectiveFrom)} ${untilText(lapsesOn)}`;
      return ended(comment.trim() === '' ? dated : `${dated}: ${plain(comment)}`);
    },
    changes: ({ data: { pin, evaluation, decision, duration, documents = [] } }) => [
      { label: 'Decided on', after: sentenceOf({ ...evaluation, rule: pin.rule, line: pin.line, events: [] }) },
      { label: 'Decision', after: DECISION_WORDS[decision] },
      { label: 'Duration', after: DURATION_WORDS[duration] },
      ...(documents.length === 0 ? [] : [{ label: 'Documents', after: documents.map(({ name }) => name).join(', ') }]),
    ],
  },
  ExceptionWithdrawn: {
    sentence: ({ data }, names) => {
      const said = `${named(names.company(data.requesterId))} withdrew an exception about ${whom(data, names)}, ${what(data.rule, data.line)}`;
      return ended(`${said}, effective ${dayText(data.effectiveFrom)}: ${plain(data.reason)}`);
    },
    changes: () => [],
  },
};
