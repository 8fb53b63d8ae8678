import type { EndorsementCode } from '@covertrail/domain/insurance/line-codes';

/** Words by which people say that a policy has an endorsement, and the endorsements of which one is enough for it to be true. */
interface Assertion {
  readonly words: RegExp;
  readonly holdsBy: readonly EndorsementCode[];
}

const COMPLETED = /\b(additional(ly)? insured|a\.?i\.?)\b.*\bcompleted\b|\bcompleted\b.*\badditional(ly)? insured/i;

const ASSERTIONS: readonly Assertion[] = [
  { words: COMPLETED, holdsBy: ['additionalInsuredCompleted'] },
  {
    words:
      /\badditional(ly)?[ -]+(named[ -]+)?insureds?\b|\badd(')?l\.? insureds?\b|\b(included|added|named) as (an )?insureds?\b/i,
    holdsBy: ['additionalInsuredOngoing', 'additionalInsuredCompleted'],
  },
  { words: /\bAI\b|\bA\.I\./, holdsBy: ['additionalInsuredOngoing', 'additionalInsuredCompleted'] },
  {
    words: /\bsubrogation\b|\bWOS\b|\bwaive[sd]?\b.*\b(rights?|recovery)\b|\brights? of recovery\b/i,
    holdsBy: ['waiverOfSubrogation'],
  },
  {
    words: /\bnon[ -]?contributory\b|\bprimary (basis|coverage|insurance|and)\b|\bP ?(&|and)? ?NC\b/i,
    holdsBy: ['primaryNoncontributory'],
  },
  { words: /\bloss payees?\b/i, holdsBy: ['lossPayee', 'lenderLossPayable'] },
  { words: /\blender('|’)?s('|’)? loss payable\b/i, holdsBy: ['lenderLossPayable'] },
  { words: /\bmortgage(es?| holders?)\b/i, holdsBy: ['mortgageHolder'] },
  {
    words: /\bnotice of (cancell?ation|non-?renewal)\b|\bdays?('|’)?[^.]*\bnotice\b/i,
    holdsBy: ['noticeOfCancellation'],
  },
  { words: /\b(per|each)[ -](construction )?project\b/i, holdsBy: ['aggregatePerProject'] },
  { words: /\b(per|each)[ -](designated )?location\b/i, holdsBy: ['aggregatePerLocation'] },
];

/** What of a text may be printed, and the sentences that say of an endorsement what no policy has [E03]. */
export interface HeldText {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/**
 * Keeps the sentences that assert no endorsement, or one that is among `held`. A sentence that denies an endorsement is left out too: which of both it
 * does is not decided by words.
 */
export function heldText(text: string, held: ReadonlySet<EndorsementCode>): HeldText {
  const sentences = sentencesOf(text);
  const isHeld = (sentence: string) =>
    ASSERTIONS.every(({ words, holdsBy }) => !words.test(sentence) || holdsBy.some((code) => held.has(code)));
  return {
    text: sentences.filter(isHeld).join(' '),
    leftOut: sentences.filter((sentence) => !isHeld(sentence)),
  };
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
