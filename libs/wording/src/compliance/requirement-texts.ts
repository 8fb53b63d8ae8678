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

/** What a template asks, by label: `General liability: each occurrence` `$1,000,000, umbrella may contribute`. */
export function requirementTexts({
  region,
  lines,
  notRequired = [],
  umbrellaMode,
  rating,
  proof = {},
}: Requirements): Texts {
  const required = lines.flatMap((line) => Object.entries(lineTexts(withUnderlying(line, lines), region)));
  return {
    ...(Object.fromEntries(required) as Texts),
    ...(Object.fromEntries(notRequired.map((line) => [LINE_NAMES[line], STATED_AS_NOT_REQUIRED])) as Texts),
    ...(sharesUmbrella(lines) ? { 'Umbrella and the limits below it': UMBRELLA_MODE_WORDS[umbrellaMode] } : {}),
    ...(rating === null
      ? {}
      : {
          'AM Best': `${ratingText({ strength: rating.strength, size: rating.size })} or better${underReviewText(rating.ifUnderReview)}`,
        }),
    ...(isDemanding(proof) ? { 'Source and age of what is stated': proofText(proof) } : {}),
  };
}

function lineTexts(required: LineRequirements, region: Requirements['region']): Texts {
  const { line, limits, trigger, endorsements, acceptCslOrSplit, acceptInstead = [], proof } = required;
  const label = (of: string) => `${LINE_NAMES[line]}: ${lowerFirst(of)}`;
  const atLeast = limits.map((limit) => [label(LIMIT_SHORT_NAMES[limit.limit]), limitText(line, limit, region)]);
  const forms = endorsements.map(({ code, grade }) => [
    label(ENDORSEMENT_NAMES[code]),
    grade === 'seen' ? 'the form' : 'a claim or the form',
  ]);
  return {
    [LINE_NAMES[line]]: 'required',
    ...(Object.fromEntries([...atLeast, ...forms]) as Texts),
    ...(trigger === undefined ? {} : { [label('trigger')]: triggerText(trigger) }),
    ...(acceptCslOrSplit ? { [label('combined or split limits')]: 'either' } : {}),
    ...(acceptInstead.length === 0
      ? {}
      : {
          [label('accepted in place of it')]: acceptInstead.map((one) => lowerFirst(standInText(one, line))).join('; '),
        }),
    ...(Object.fromEntries(furtherTexts(line, required, region).map(([of, text]) => [label(of), text])) as Texts),
    ...(proof === undefined ? {} : { [label('Source and age of what is stated')]: proofText(proof) || 'any' }),
  };
}

function limitText(
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
