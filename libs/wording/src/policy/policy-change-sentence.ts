import type { Evidence, NamedSource } from '@covertrail/domain/insurance/source-table';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ChangeText } from '../text/event-wording.js';
import { takenText } from '../compliance/proof-words.js';
import { dayText } from '../text/day-text.js';
import { ended, listed, plain } from '../text/sentence-parts.js';
import { lowerFirst } from '../text/first-letter.js';

/** Shown in a change where one side has no value. */
export const NOT_GIVEN = 'not given';

/** The sentence names the first few changes of a long list; the list beside it holds all of them. */
const MOST = 3;

interface Edited {
  readonly effectiveFrom: CalendarDate;
  readonly corrects?: string;
  readonly reason?: string;
  readonly source?: NamedSource;
  readonly evidence?: Evidence;
}

/**
 * An edit in one sentence that says from what to what: `General aggregate on *General liability GL-88120* was lowered from
 * $2,000,000 to $500,000, effective 11/02/2026.` `policy` is the policy as sentences name it.
 */
export function changeSentence(
  changes: readonly ChangeText[],
  policy: string,
  { effectiveFrom, corrects, reason = '', ...taken }: Edited,
): string {
  if (changes.length === 0)
    return ended(`${policy} was edited, effective ${dayText(effectiveFrom)}${takenText(taken)}`);
  const shown = changes
    .slice(0, MOST)
    .map((change, index) => ({ ...change, label: index === 0 ? change.label : lowerFirst(change.label) }));
  const more = changes.length - shown.length;
  const [first] = shown;
  const parts = shown.map((change) =>
    partText(change, corrects !== undefined, change === first ? ` on ${policy}` : ''),
  );
  const what = listed([...parts, ...(more > 0 ? [`${more} more ${more === 1 ? 'change' : 'changes'}`] : [])]);
  const sentence = `${what}, effective ${dayText(effectiveFrom)}${takenText(taken)}`;
  return ended(reason.trim() === '' ? sentence : `${sentence}: ${plain(reason)}`);
}

function partText({ label, before = NOT_GIVEN, after }: ChangeText, corrected: boolean, on: string): string {
  const what = `${label}${on}`;
  if (before === NOT_GIVEN) return `${what} was ${corrected ? 'missing and is now' : 'set to'} ${plain(after)}`;
  if (after === NOT_GIVEN)
    return `${what} was ${corrected ? 'corrected and' : ''} removed (it was ${plain(before)})`.replace('  ', ' ');
  const verb = corrected ? 'was corrected' : `was ${moveOf(before, after)}`;
  return `${what} ${verb} from ${plain(before)} to ${plain(after)}`;
}

/** An amount in the currency of any region. */
const AMOUNT = /^(?:CA)?\$[\d,.]+$/;
const amountIn = (text: string): number => Number(text.replaceAll(/[CA$,]/g, ''));

/** Whether an amount was lowered or raised; any other text was changed. */
export function moveOf(before: string, after: string): 'lowered' | 'raised' | 'changed' {
  if (!AMOUNT.test(before) || !AMOUNT.test(after)) return 'changed';
  return amountIn(after) < amountIn(before) ? 'lowered' : 'raised';
}
