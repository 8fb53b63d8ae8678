import type { Evidence, NamedSource } from '@covertrail/domain/insurance/source-table';
import { POLICY_ASPECTS, type AspectValue } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { AspectChange } from '@covertrail/domain/insurance/terms/policy-terms';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { recordBy } from '@covertrail/domain/kernel/record-of';
import { takenText } from '../compliance/proof-words.js';
import { dayText } from '../text/day-text.js';
import type { Names, Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { changedTexts, type Texts } from '../text/text-changes.js';
import { ASPECT_WORDS, WORDED_ASPECTS, type AspectWords, type WordedAspect } from './aspect-words.js';
import { changeSentence, NOT_GIVEN } from './policy-change-sentence.js';

interface Changed<Value> {
  readonly data: {
    readonly policyId: Uuid;
    readonly effectiveFrom: CalendarDate;
    readonly corrects?: Uuid;
    readonly reason?: string;
    readonly source?: NamedSource;
    readonly evidence?: Evidence;
    readonly before: Value;
    readonly after: Value;
  };
}

interface OfPolicy {
  readonly data: { readonly policyId: Uuid };
}
export const policyOf = ({ data }: OfPolicy, names: Names): string => named(names.policy(data.policyId));
export const because = (sentence: string, reason: string): string =>
  reason.trim() === '' ? `${sentence}.` : ended(`${sentence}: ${plain(reason)}`);

interface ChangeWords<Value> {
  readonly texts: (value: Value, id: Uuid, names: Names) => Texts;
  readonly worded?: AspectWords<Value>['worded'];
}

/** An edit of one aspect, from what to what. */
export function changed<Value>({ texts, worded }: ChangeWords<Value>) {
  const changes = ({ data: { policyId, before, after } }: Changed<Value>, names: Names) =>
    changedTexts(texts(before, policyId, names), texts(after, policyId, names), NOT_GIVEN);
  const wordedChanges = (event: Changed<Value>, names: Names) =>
    worded ? changedTexts(worded(event.data.before), worded(event.data.after), NOT_GIVEN) : changes(event, names);
  return {
    sentence: (event: Changed<Value>, names: Names) =>
      changeSentence(wordedChanges(event, names), policyOf(event, names), event.data),
    changes,
  };
}

/** Of a text that is too long for a sentence. */
const rewrittenSentence =
  <Value>(what: string) =>
  (event: Changed<Value>, names: Names): string => {
    const { corrects, effectiveFrom, reason = '', ...taken } = event.data;
    const how = corrects === undefined ? 'changed' : 'was corrected';
    return because(
      `${what} of ${policyOf(event, names)} ${how}, effective ${dayText(effectiveFrom)}${takenText(taken)}`,
      reason,
    );
  };

function sentencesOf<Aspect extends WordedAspect>(aspect: Aspect) {
  const { texts, worded, rewritten }: AspectWords<AspectValue<Aspect>> = ASPECT_WORDS[aspect];
  const words = changed<AspectValue<Aspect>>({
    texts: (value, id, names) => texts(value, names.region(id)),
    ...(worded === undefined ? {} : { worded }),
  });
  return rewritten === undefined ? words : { ...words, sentence: rewrittenSentence<AspectValue<Aspect>>(rewritten) };
}

type AspectSentences = Omit<Sentences<AspectChange>, (typeof POLICY_ASPECTS)['number']['event']>;

/** The change of each aspect, by its event: the words are those of the aspect. */
export const aspectSentences: AspectSentences = recordBy(
  WORDED_ASPECTS,
  (aspect) => POLICY_ASPECTS[aspect].event,
  (aspect) => sentencesOf(aspect),
);
