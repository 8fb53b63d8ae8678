import type { FormEntryEvent, FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { ended, listed, named, plain } from '../text/sentence-parts.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';
import { editionTexts } from './form-index-words.js';
import { isExclusion, scopePhrase, scopeText } from '../insurance/form-scope-words.js';

const NOTHING = 'not stated';

const scopesText = (scopes: FormEntryTerms['gives']): string => scopes.map(scopeText).join('; ');

/** What an entry says, by label; what it does not state is left out. */
export const entryTexts = ({ title, editions, gives, doesNotGive, note }: FormEntryTerms): Texts => ({
  Editions: editionTexts(editions).join(', '),
  ...(gives.length === 0 ? {} : { Gives: scopesText(gives) }),
  ...(doesNotGive.length === 0 ? {} : { 'Does not give': scopesText(doesNotGive) }),
  ...(title === '' ? {} : { Title: title }),
  ...(note === '' ? {} : { Note: note }),
});

const clause = (verb: string, scopes: FormEntryTerms['gives']): readonly string[] =>
  scopes.length === 0 ? [] : [`${verb} ${listed(scopes.map(scopePhrase))}`];

/** `it gives waiver of subrogation; does not give …; excludes …` */
const saidIn = ({ gives, doesNotGive }: FormEntryTerms): string =>
  `it ${[
    ...clause(
      'gives',
      gives.filter((scope) => !isExclusion(scope)),
    ),
    ...clause(
      'does not give',
      doesNotGive.filter((scope) => !isExclusion(scope)),
    ),
    ...clause('excludes', gives.filter(isExclusion)),
    ...clause('does not exclude', doesNotGive.filter(isExclusion)),
  ].join('; ')}`;

const formIn = ({ number, line }: FormEntryEvent['data']): string =>
  `form ${named(number)} on ${LINE_NAMES[line].toLowerCase()}`;
const whoIn = ({ requesterId }: FormEntryEvent['data'], names: Names): string => named(names.company(requesterId));

export const formEquivalenceSentences: Sentences<FormEntryEvent> = {
  FormEntryAdded: {
    sentence: ({ data }, names) =>
      `${whoIn(data, names)} says of ${formIn(data)}, effective ${dayText(data.effectiveFrom)}: ${saidIn(data.terms)}.`,
    changes: ({ data }) => newTexts(entryTexts(data.terms)),
  },
  FormEntryChanged: {
    sentence: ({ data }, names) =>
      `${whoIn(data, names)} now says of ${formIn(data)}, effective ${dayText(data.effectiveFrom)}: ${saidIn(data.after)}.`,
    changes: ({ data: { before, after } }) => changedTexts(entryTexts(before), entryTexts(after), NOTHING),
  },
  FormEntryWithdrawn: {
    sentence: ({ data }, names) =>
      ended(
        `${whoIn(data, names)} withdrew its entry about ${formIn(data)}, effective ${dayText(data.effectiveFrom)}: ${plain(data.reason)}`,
      ),
    changes: () => [],
  },
};
