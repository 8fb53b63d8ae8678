import type { OpenReason } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import { ratingText } from '../insurance/coverage-words.js';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { moneyText } from '../text/money-text.js';

/** A requirement that was read in a contract: what it is about. Its line is said beside it. */
export function statedLabel(stated: StatedRequirement): string {
  switch (stated.kind) {
    case 'limit':
      return LIMIT_NAMES[stated.limit];
    case 'endorsement':
      return ENDORSEMENT_NAMES[stated.code];
    default:
      return LABELS[stated.kind];
  }
}

const LABELS: Readonly<Record<Exclude<StatedRequirement['kind'], 'limit' | 'endorsement'>, string>> = {
  line: 'Coverage',
  trigger: 'Trigger',
  aggregate: 'General aggregate',
  symbols: 'Covered autos',
  perStatute: 'Statutory limits',
  extendedReporting: 'Extended reporting period',
  deductible: 'Deductible',
  exclusions: 'Exclusions',
  notice: 'Notice of cancellation',
  umbrellaAdds: 'Umbrella and excess',
  rating: 'AM Best',
  holder: 'Certificate holder',
};

const BASES = { perPolicy: 'per policy', perProject: 'per project', perLocation: 'per location' } as const;
const withForms = (text: string, forms: readonly string[]): string =>
  forms.length === 0 ? text : `${text}: ${forms.join(', ')}`;

/** What it asks: `$1,000,000`, `30 days, 10 for non-payment`. */
export function statedText(stated: StatedRequirement): string {
  switch (stated.kind) {
    case 'limit':
      return moneyText(stated.atLeast);
    case 'endorsement': {
      const required = stated.forms.length === 0 ? 'required' : withForms('by form', stated.forms);
      return stated.entity === null ? required : `${required}, naming ${stated.entity}`;
    }
    case 'trigger':
      return stated.trigger.kind === 'occurrence'
        ? 'occurrence'
        : `claims-made from ${dayText(stated.trigger.retroactiveBy)} or earlier`;
    case 'aggregate':
      return withForms(BASES[stated.basis], stated.forms);
    case 'symbols':
      return `symbols ${stated.symbols.join(', ')}`;
    case 'extendedReporting':
      return `at least ${stated.months} months`;
    case 'deductible':
      return `at most ${moneyText(stated.atMost)}${stated.retentionAccepted ? ', or a retention' : ''}`;
    case 'exclusions':
      return 'none accepted';
    case 'notice':
      return `${stated.days} days${stated.nonPaymentDays === null ? '' : `, ${stated.nonPaymentDays} for non-payment`}`;
    case 'umbrellaAdds':
      return 'may fill what the policies below lack';
    case 'rating':
      return `${ratingText({ strength: stated.strength, size: stated.size })} or better`;
    case 'holder':
      return [stated.holder.name, ...(stated.holder.address === null ? [] : [addressLine(stated.holder.address)])].join(
        ', ',
      );
    case 'line':
    case 'perStatute':
      return 'required';
  }
}

/** Why a person decides. */
export const OPEN_REASON_TEXTS: Readonly<Record<OpenReason, string>> = {
  condition: 'It is asked only in a certain case.',
  negation: 'It says what is not required.',
  wordsAndDigits: 'Its words and its digits differ.',
  alternatives: 'It leaves a choice.',
  twice: 'Another sentence asks something else.',
  lineNotNamed: 'It does not say of which coverage.',
  limitNotNamed: 'It does not say which limit this is.',
  sizeNotNamed: 'It does not say which size of insurer.',
  formNotKnown: 'This form is not in the index of forms.',
  needsDate: 'A template needs a day here, and the contract says a period.',
  exclusion: 'A template can refuse all exclusions of a line, not a single one.',
  severalParties: 'It names several parties, and a template names one.',
  approval: 'Somebody approves it each time; there is no amount.',
  claimsMade: 'It speaks of claims-made policies without a retroactive date.',
  otherParty: 'It is asked of somebody else.',
};
