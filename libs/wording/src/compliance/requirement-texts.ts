import { isUmbrella } from '@covertrail/domain/insurance/line-facts';
import { isDemanding } from '@covertrail/domain/compliance/proof/proof-requirement';
import type {
  LimitRequirement,
  LineRequirements,
  Requirements,
  TriggerRequirement,
  UmbrellaMode,
} from '@covertrail/domain/compliance/requirements';
import { sharesUmbrella } from '@covertrail/domain/compliance/shares-umbrella';
import { withUnderlying } from '@covertrail/domain/compliance/usual-underlying';
import { dayText } from '../text/day-text.js';
import { moneyText } from '../text/money-text.js';
import type { Texts } from '../text/text-changes.js';
import { ratingText, underReviewText } from '../insurance/coverage-words.js';
import { furtherTexts } from './further/further-texts.js';
import { proofText } from './proof-words.js';
import { standInText } from './stand-in-words.js';
import { ENDORSEMENT_NAMES, LIMIT_SHORT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { lowerFirst } from '../text/first-letter.js';

/** How a required umbrella combines with the limits below it. */
const UMBRELLA_MODE_WORDS: Readonly<Record<UmbrellaMode, string>> = {
  separate: 'separate: only the amount above the umbrella requirement contributes',
  combined: 'combined: policy and umbrella together must meet both requirements',
};

/** Of a line that is not required: unlike a line that is not mentioned, suppliers read it. */
const STATED_AS_NOT_REQUIRED = 'stated as not required';

/** In words, by label, in the order in which it is read. */
type LabeledTexts = readonly (readonly [label: string, text: string])[];

/** What a template asks, by label: `General liability: each occurrence` `$1,000,000, umbrella may contribute`. */
export function requirementTexts(requirements: Requirements): Texts {
  const { region, lines, notRequired = [] } = requirements;
  const required = lines.flatMap((line) => Object.entries(lineTexts(withUnderlying(line, lines), region)));
  return {
    ...(Object.fromEntries(required) as Texts),
    ...(Object.fromEntries(notRequired.map((line) => [LINE_NAMES[line], STATED_AS_NOT_REQUIRED])) as Texts),
    ...sharedTexts(requirements),
  };
}

/** What a template asks of all its lines together, by label: `AM Best` `A- VII or better`. */
export function sharedTexts({ lines, umbrellaMode, rating, proof = {} }: Requirements): Texts {
  return {
    ...(sharesUmbrella(lines) ? { 'Umbrella and the limits below it': UMBRELLA_MODE_WORDS[umbrellaMode] } : {}),
    ...(rating === null
      ? {}
      : {
          'AM Best': `${ratingText({ strength: rating.strength, size: rating.size })} or better${underReviewText(rating.ifUnderReview)}`,
        }),
    ...(isDemanding(proof) ? { 'Source and age of what is stated': proofText(proof) } : {}),
  };
}

/**
 * What a template asks of a line besides its limits, by label: `Waiver of subrogation` `the form`. Of an umbrella with the lines over
 * which it must lie, so `required` is the line as `withUnderlying` completes it.
 */
export function lineTermTexts(required: LineRequirements, region: Requirements['region']): LabeledTexts {
  const { line, trigger, endorsements, acceptCslOrSplit, acceptInstead = [], proof } = required;
  return [
    ...endorsements.map(({ code, grade }): readonly [string, string] => [
      ENDORSEMENT_NAMES[code],
      grade === 'seen' ? 'the form' : 'a claim or the form',
    ]),
    ...(trigger === undefined ? [] : [['Trigger', triggerText(trigger)] as const]),
    ...(acceptCslOrSplit ? [['Combined or split limits', 'either'] as const] : []),
    ...(acceptInstead.length === 0
      ? []
      : [
          [
            'Accepted in place of it',
            acceptInstead.map((instead) => lowerFirst(standInText(instead, line))).join('; '),
          ] as const,
        ]),
    ...furtherTexts(line, required, region),
    ...(proof === undefined ? [] : [['Source and age of what is stated', proofText(proof) || 'any'] as const]),
  ];
}

function lineTexts(required: LineRequirements, region: Requirements['region']): Texts {
  const { line, limits } = required;
  const atLeast = limits.map((limit) => [LIMIT_SHORT_NAMES[limit.limit], limitText(line, limit, region)] as const);
  const labeled = [...atLeast, ...lineTermTexts(required, region)].map(
    ([of, text]) => [`${LINE_NAMES[line]}: ${lowerFirst(of)}`, text] as const,
  );
  return { [LINE_NAMES[line]]: 'required', ...(Object.fromEntries(labeled) as Texts) };
}

/** At least so much, and whether layers may contribute. */
export function limitText(
  line: LineRequirements['line'],
  { atLeast, tower }: LimitRequirement,
  region: Requirements['region'],
): string {
  if (!tower) return moneyText(atLeast, region);
  return `${moneyText(atLeast, region)}, ${isUmbrella(line) ? 'excess may contribute' : 'umbrella may contribute'}`;
}

const triggerText = (trigger: TriggerRequirement): string =>
  trigger.kind === 'occurrence'
    ? 'occurrence'
    : `occurrence, or claims-made from ${dayText(trigger.retroactiveBy)} or earlier`;
