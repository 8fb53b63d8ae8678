import type { ChangeText } from '../text/event-wording.js';
import { lowerFirst } from '../text/first-letter.js';
import { named } from '../text/sentence-parts.js';

/** Values of more signs than this are no part of a sentence that is read at a glance. */
const SHORT = 48;

interface RecordedFact {
  /** The whole sentence of the event. */
  readonly sentence: string;
  readonly changes: readonly ChangeText[];
  /** Line and number of the policy that it is about; null where it is about something else. */
  readonly policy: string | null;
}

/**
 * What was true instead of what was shown, as a part of a sentence: `general aggregate of *General liability GL-91344* was $500,000`. Where it is
 * not one short value of a policy, the whole sentence of the event without its end.
 */
export function correctedFactText({ sentence, changes, policy }: RecordedFact): string {
  const [first, ...more] = changes;
  if (policy === null || first === undefined || first.before === undefined || first.after.length > SHORT)
    return sentence.replace(/\.$/, '');
  const rest = more.length === 0 ? '' : `, and ${more.length} more ${more.length === 1 ? 'value' : 'values'}`;
  return `${lowerFirst(first.label)} of ${named(policy)} was ${first.after}${rest}`;
}
