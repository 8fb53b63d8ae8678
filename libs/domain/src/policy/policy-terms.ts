import { isCalendarDate } from '../kernel/dates.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { LIMITS_OF, type CoverageLine, type Endorsement } from '../insurance/coverage.js';
import { endorsementOf, needsLimit } from '../insurance/line-facts.js';
import { hasBothOfRow } from '../compliance/limit-choices.js';
import { needsNoAmount } from '../insurance/lines/line-regions.js';
import { kindsProblem } from '../insurance/split-limits.js';
import { checkCoverageTerms } from './coverage-terms.rules.js';
import { checkBlankets } from './blanket-limits.rules.js';
import { checkEndorsementDetails } from './endorsement-details.rules.js';
import { saysSomething } from '../fields/limit-detail-fields.js';
import { checkLimitDetails } from './limit-details.rules.js';
import { checkRegion } from './region.rules.js';
import { checkStatedAspects } from './stated-aspects.rules.js';
import { checkStatedTexts } from './stated-texts.rules.js';
import type { PolicyPeriod, PolicyTerms } from '../insurance/terms/policy-terms.js';

/** What any policy of a line must state, added or edited [C01]. Throws `RuleBroken`. */
export function checkTerms(line: CoverageLine, terms: PolicyTerms): void {
  checkPeriod(terms.period);
  checkStatedAspects(line, terms);
  checkRegion(line, terms);
  checkLimits(line, terms);
  checkLimitDetails(line, terms.limits, terms.limitDetails);
  checkBlankets(line, terms.blankets);
  checkRetroactiveDate(terms);
  checkEndorsements(line, terms.endorsements);
  checkEndorsementDetails(line, terms.endorsements, terms.endorsementDetails);
  checkStatedTexts(terms);
  checkCoverageTerms(line, terms);
}

function checkPeriod({ effectiveOn, expiresOn }: PolicyPeriod): void {
  const valid = isCalendarDate(effectiveOn) && isCalendarDate(expiresOn) && effectiveOn < expiresOn;
  if (!valid) throw new RuleBroken('POLICY.PERIOD_INVALID', { effectiveOn, expiresOn });
}

/** Only claims-made has one, and it is not after the first day of the policy (reference: retroactive dates). */
function checkRetroactiveDate({ trigger, retroactiveOn, period }: PolicyTerms): void {
  if (retroactiveOn === null) return;
  if (trigger !== 'claimsMade') throw new RuleBroken('POLICY.RETROACTIVE_NOT_CLAIMS_MADE');
  const valid = isCalendarDate(retroactiveOn) && retroactiveOn <= period.effectiveOn;
  if (!valid)
    throw new RuleBroken('POLICY.RETROACTIVE_AFTER_START', { retroactiveOn, effectiveOn: period.effectiveOn });
}

/** A line that is not statutory must state at least one; in Canada its type is enough. */
function checkLimits(line: CoverageLine, { region, limits, limitDetails, blankets }: PolicyTerms): void {
  const ofLine: readonly string[] = LIMITS_OF[line];
  const given = Object.entries(limits).filter(([, cents]) => cents !== undefined);
  for (const [limit, cents] of given) {
    if (!ofLine.includes(limit)) throw new RuleBroken('POLICY.LIMIT_NOT_OF_LINE', { line, limit });
    if (!Number.isSafeInteger(cents) || cents < 0) throw new RuleBroken('POLICY.LIMIT_INVALID', { limit });
  }
  const details = Object.values(limitDetails);
  const named = needsNoAmount(region) && (given.length > 0 || details.length > 0);
  const stated = named || given.some(([, cents]) => cents > 0) || details.some(saysSomething) || blankets.length > 0;
  if (needsLimit(line) && !stated) throw new RuleBroken('POLICY.NO_LIMIT', { line });
  if (hasBothOfRow(line, (limit) => limits[limit] !== undefined)) throw new RuleBroken('POLICY.LIMIT_ROW_TWICE');
  if (kindsProblem(line, (limit) => (limits[limit] ?? 0) > 0, false) !== null)
    throw new RuleBroken('POLICY.CSL_AND_SPLIT');
}

function checkEndorsements(line: CoverageLine, endorsements: readonly Endorsement[]): void {
  const other = endorsements.find(({ code }) => endorsementOf(line, code) === null);
  if (other !== undefined) throw new RuleBroken('POLICY.ENDORSEMENT_NOT_OF_LINE', { line, endorsement: other.code });
}
