import type { CoverageLine, Limits } from '@covertrail/domain/insurance/coverage';
import { hasTrigger, isUmbrella, UNDERLYING_LINES } from '@covertrail/domain/insurance/line-facts';
import { addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dollars } from '@covertrail/domain/kernel/money';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { carrierOf } from './demo-carriers.js';
import { endorsementDetailsOf, endorsementsOf } from './demo-endorsements.js';
import type { TradeLine } from './trade-lines.js';
import { TRADE_TERMS } from './trade-terms.js';

const MILLION = 1_000_000;

/** How a policy of the demo world differs from one that meets every template. */
export interface Shape {
  /** General liability each occurrence, in dollars. */
  readonly occurrence: number;
  readonly umbrella: number;
  readonly grade: 'claimed' | 'seen';
  readonly scheduleGiven: boolean;
  readonly carrierKey: string;
  /** Limit of an excess policy above the umbrella, in dollars; absent without such a policy. */
  readonly excess?: number;
  /** The form for ongoing operations, where it is not the usual one. */
  readonly ongoingForm?: string;
  /** General liability is claims-made and covers only acts within its own period. */
  readonly claimsMade?: boolean;
}

/** The lines that every requester asks for, and how the numbers of their policies begin. */
const NUMBER_PREFIX = {
  generalLiability: 'GL',
  automobile: 'BA',
  workersCompensation: 'WC',
  umbrella: 'UM',
} as const satisfies Partial<Record<CoverageLine, string>>;
type MainLine = keyof typeof NUMBER_PREFIX;
export type DemoLine = MainLine | TradeLine;
const isOfTrade = (line: DemoLine): line is TradeLine => Object.hasOwn(TRADE_TERMS, line);
export const PRIMARY_LINES: readonly DemoLine[] = ['generalLiability', 'automobile', 'workersCompensation'];

/** Terms of a one-year policy that begins on a day; its number ends in `digits`. */
export function termsOf(line: DemoLine, effectiveOn: CalendarDate, digits: string, shape: Shape): StatedTerms {
  const policyNumber = `${isOfTrade(line) ? TRADE_TERMS[line].prefix : NUMBER_PREFIX[line]}-${digits}`;
  const period = { effectiveOn, expiresOn: addYears(effectiveOn, 1) };
  const endorsements = endorsementsOf(line, shape.grade, shape.ongoingForm);
  return {
    policyNumber,
    period,
    carrier: carrierOf(shape.carrierKey),
    limits: isOfTrade(line) ? TRADE_TERMS[line].limits : limitsOf(line, shape),
    ...triggerOf(line, effectiveOn, shape),
    endorsements,
    endorsementDetails: endorsementDetailsOf(line, endorsements, policyNumber, period),
    schedule: isUmbrella(line) && shape.scheduleGiven ? UNDERLYING_LINES.filter((line) => !isUmbrella(line)) : null,
    descriptionOfOperations: '',
  };
}

/** Terms of an excess policy: above the umbrella, and so above the umbrella's underlying policies. */
export function excessTermsOf(effectiveOn: CalendarDate, digits: string, shape: Shape): StatedTerms {
  const over = termsOf('umbrella', effectiveOn, digits, { ...shape, umbrella: shape.excess ?? MILLION });
  return { ...over, policyNumber: `XS-${digits}`, schedule: ['umbrella'] };
}

function triggerOf(
  line: DemoLine,
  effectiveOn: CalendarDate,
  { claimsMade }: Shape,
): Pick<StatedTerms, 'trigger' | 'retroactiveOn'> {
  if (isOfTrade(line))
    return {
      trigger: TRADE_TERMS[line].trigger,
      retroactiveOn: TRADE_TERMS[line].trigger === 'claimsMade' ? addYears(effectiveOn, -3) : null,
    };
  if (line === 'generalLiability' && claimsMade) return { trigger: 'claimsMade', retroactiveOn: effectiveOn };
  return { trigger: hasTrigger(line) ? 'occurrence' : null, retroactiveOn: null };
}

function limitsOf(line: MainLine, { occurrence, umbrella }: Shape): Limits {
  switch (line) {
    case 'generalLiability':
      return {
        eachOccurrence: dollars(occurrence),
        damageToRentedPremises: dollars(100_000),
        medicalExpense: dollars(5_000),
        personalAndAdvertisingInjury: dollars(MILLION),
        generalAggregate: dollars(Math.max(2 * MILLION, occurrence)),
        productsCompletedOperationsAggregate: dollars(Math.max(2 * MILLION, occurrence)),
      };
    case 'automobile':
      return { combinedSingleLimit: dollars(MILLION) };
    case 'workersCompensation':
      return {
        eachAccident: dollars(MILLION),
        diseaseEachEmployee: dollars(MILLION),
        diseasePolicyLimit: dollars(MILLION),
      };
    case 'umbrella':
      return { umbrellaEachOccurrence: dollars(umbrella), umbrellaAggregate: dollars(umbrella) };
  }
}
