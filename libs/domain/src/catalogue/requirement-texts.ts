import { ratingText } from './coverage-words.js';
import type { Texts } from './text-changes.js';
import { ENDORSEMENT_NAMES, LIMIT_SHORT_NAMES, LINE_NAMES } from '../compliance/labels.js';
import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import { moneyText } from '../kernel/money.js';

/** What a template asks, by label: `General liability: each occurrence` `1,000,000, an umbrella may help`. */
export function requirementTexts({ lines, rating }: Requirements): Texts {
  const asked = lines.flatMap((line) => Object.entries(lineTexts(line)));
  return { ...Object.fromEntries(asked), ...(rating === null ? {} : { 'AM Best': `${ratingText(rating)} or better` }) };
}

function lineTexts({ line, limits, endorsements, acceptCslOrSplit }: LineRequirements): Texts {
  const label = (of: string) => `${LINE_NAMES[line]}: ${of.charAt(0).toLowerCase()}${of.slice(1)}`;
  const atLeast = limits.map(({ limit, atLeast: cents, tower }) =>
    [label(LIMIT_SHORT_NAMES[limit]), tower ? `${moneyText(cents)}, an umbrella may help` : moneyText(cents)]);
  const forms = endorsements.map(({ code, grade }) =>
    [label(ENDORSEMENT_NAMES[code]), grade === 'seen' ? 'the form' : 'a claim or the form']);
  return {
    [LINE_NAMES[line]]: 'asked for',
    ...(Object.fromEntries([...atLeast, ...forms]) as Texts),
    ...(acceptCslOrSplit ? { [label('combined or split limits')]: 'either' } : {}),
  };
}
