import { addDays, addYears, daysBetween, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { scheduleOf } from '../demo-schedules.js';
import { resultIdOf } from '../demo-step.js';
import { excessTermsOf, termsOf, type DemoLine } from '../demo-terms.js';
import { Random } from '../random.js';
import type { SupplierSteps } from './supplier-steps.js';

/** One policy of one year. */
export interface Term {
  readonly key: string;
  readonly policyId: Uuid;
  readonly line: DemoLine;
  readonly content: StatedTerms;
  readonly effectiveOn: CalendarDate;
  readonly addedOn: CalendarDate;
  readonly approvedOn: CalendarDate | null;
}

/** The cancellation of the last general liability policy, for non-payment. */
export interface Cancellation {
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
  readonly recordedOn: CalendarDate;
}

/** A policy by its line; the excess policy lies over the umbrella and is of the same line. */
type PolicyName = DemoLine | 'excess';

/** The policies of a supplier, year by year, with their schedules and their papers. */
export class SupplierPolicies {
  constructor(
    private readonly steps: SupplierSteps,
    /** How many locations its property policy lists, where there are more than usual. */
    private readonly locations: number | null,
  ) {}

  /**
   * Adds all policies that are shared. A supplier whose umbrella is too low has an excess policy that would make up the shortfall,
   * and has not shared it.
   */
  addShared(): readonly Term[] {
    const { lines, shape, fate } = this.steps.plan;
    const shared = lines.flatMap((line) => this.addYearly(line));
    const excess = shape.excess === undefined ? [] : this.addYearly('umbrella', 'excess');
    return fate === 'short' ? shared : [...shared, ...excess];
  }

  /** The change is recorded late, but not before the policy was entered. */
  cancel(terms: readonly Term[]): Cancellation | null {
    const { plan, random, agent } = this.steps;
    const general = terms.filter(({ line }) => line === 'generalLiability').at(-1);
    if (plan.fate !== 'canceled' || !general) return null;
    const { policyId, effectiveOn, addedOn } = general;
    const effectiveFrom = addDays(effectiveOn, 20);
    const recordedOn = laterOf(addDays(effectiveFrom, random.between(1, 45)), addDays(addedOn, 3));
    const reason = 'Canceled for non-payment.';
    this.steps.add('cancel-policy', recordedOn, agent, { do: 'cancelPolicy', policyId, effectiveFrom, reason });
    return { policyId, effectiveFrom, recordedOn };
  }

  /** Three of four suppliers send their W-9, a few of them as a scan without its name. */
  sendTaxForm(terms: readonly Term[]): void {
    const { plan, today, agent } = this.steps;
    const random = new Random(`tax form ${plan.key}`);
    if (!random.chance(0.75)) return;
    const fileName = random.chance(0.15) ? 'scan.pdf' : 'W-9.pdf';
    const title = `Form W-9 of ${plan.company.name}`;
    for (const { key, policyId, line, addedOn } of terms) {
      const day = addDays(addedOn, 1);
      if (line !== 'generalLiability' || day >= today) continue;
      const command = { do: 'attachDocument', policyId, kind: 'additional', fileName, title } as const;
      this.steps.addAt(`${key}/tax-form`, day, 50, agent, command);
    }
  }

  /** Two of five suppliers send the forms of their endorsements, for the last policy of each line. */
  sendForms(terms: readonly Term[]): void {
    const { plan, today, agent } = this.steps;
    if (!new Random(`forms ${plan.key}`).chance(0.4)) return;
    const last = terms.filter((term) => terms.findLast(({ line }) => line === term.line) === term);
    for (const { key, policyId, content, addedOn } of last) {
      if (addedOn >= today) continue;
      for (const [place, { code, grade, form = code }] of content.endorsements.entries()) {
        if (grade !== 'seen') continue;
        const title = `${form}: ${ENDORSEMENT_NAMES[code]}, ${content.policyNumber}`;
        const of = { policyId, kind: 'endorsement', endorsement: code, fileName: `${form}.pdf`, title } as const;
        this.steps.addAt(`${key}/${code}`, addedOn, 200 + place, agent, { do: 'attachDocument', ...of });
      }
    }
  }

  /** One policy for each year, entered shortly before it begins; only the last one is late. */
  private addYearly(line: DemoLine, name: PolicyName = line): readonly Term[] {
    const { plan, today } = this.steps;
    const { anniversary, joinsOn, fate } = plan;
    const terms: Term[] = [];
    for (let year = 0; ; year += 1) {
      const effectiveOn = addYears(anniversary, year);
      if (daysBetween(effectiveOn, today) < (fate === 'expiring' ? 45 : 0)) break;
      if (addYears(effectiveOn, 1) <= joinsOn) continue;
      const isLast = daysBetween(addYears(effectiveOn, 1), today) <= 0;
      if (isLast && terms.length > 0 && fate === 'lapsed' && line !== 'workersCompensation') break;
      const addedOn = terms.length === 0 ? addDays(joinsOn, 1) : this.renewedOn(line, effectiveOn);
      const waits = fate === 'unverified' && isLast && line === 'generalLiability';
      const term = this.termOf(line, name, year, {
        effectiveOn,
        addedOn,
        approvedOn: waits ? null : addDays(addedOn, 1),
      });
      terms.push(term);
      this.enter(term, `${name}/${year}`, isLast);
    }
    return terms;
  }

  /** When a renewal is entered: after its first day only where the supplier is late. */
  private renewedOn(line: DemoLine, effectiveOn: CalendarDate): CalendarDate {
    const { plan, random } = this.steps;
    const late = plan.fate === 'lateRenewal' && line === 'generalLiability';
    const days = late ? random.between(4, 21) : -random.between(4, 24);
    return laterOf(addDays(plan.joinsOn, 1), addDays(effectiveOn, days));
  }

  private termOf(
    line: DemoLine,
    name: PolicyName,
    year: number,
    days: Pick<Term, 'effectiveOn' | 'addedOn' | 'approvedOn'>,
  ): Term {
    const { key, company, shape } = this.steps.plan;
    const { effectiveOn } = days;
    const digits = String(
      10_000 + (Math.abs(daysBetween('2000-01-01', effectiveOn) * 7 + company.name.length * 131) % 89_999),
    );
    const content =
      name === 'excess' ? excessTermsOf(effectiveOn, digits, shape) : termsOf(line, effectiveOn, digits, shape);
    const term = `${key}/${name}/${year}`;
    return { key: term, policyId: resultIdOf('policy', term), line, content, ...days };
  }

  /** A policy is added, the last of its line with its schedule, and approved on the next day. */
  private enter({ key, policyId, line, content, addedOn, approvedOn }: Term, name: string, isLast: boolean): void {
    const { plan, agent } = this.steps;
    const { companyId: insuredId } = plan.company;
    this.steps.addWithKey(key, addedOn, agent, { do: 'addPolicy', insuredId, line, terms: content });
    if (isLast) this.listOn(key, line, addedOn);
    if (approvedOn !== null) this.steps.add(`${name}/approve`, approvedOn, agent, { do: 'approvePolicy', policyId });
  }

  /** The locations or vehicles of a policy, entered after it on the same day. */
  private listOn(term: string, line: DemoLine, day: CalendarDate): void {
    const { plan, today, agent } = this.steps;
    const schedule = scheduleOf(plan.key, line);
    if (schedule === null || day >= today) return;
    const { listed } = schedule;
    const count = line === 'commercialProperty' ? (this.locations ?? schedule.count) : schedule.count;
    const command = { do: 'listOnPolicy', policyId: resultIdOf('policy', term), listed, count } as const;
    this.steps.addAt(`${term}/schedule`, day, 45, agent, command);
  }
}
