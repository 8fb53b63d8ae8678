import { addDays, addYears, daysBetween, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { StatedTerms } from '@covertrail/domain/policy/policy.contract';
import { actorOf } from './demo-people.js';
import { resultIdOf, type DemoStep, type DemoActor, type DemoCommand } from './demo-step.js';
import { excessTermsOf, termsOf, type DemoLine } from './demo-terms.js';
import { scheduleOf } from './demo-schedules.js';
import { correctionOf, decisionOf } from './supplier-decisions.js';
import { noteOf } from './supplier-notes.js';
import { Random } from './random.js';
import { projectIdOf, type Engagement, type SupplierPlan } from './supplier-plan.js';
import { atMinute } from './working-hours.js';

/** Projects whose template requires a W-9. */
const WANTS_TAX_FORM: ReadonlySet<string> = new Set(['project/lakeside', 'project/loop']);

interface Term {
  readonly key: string;
  readonly policyId: Uuid;
  readonly line: DemoLine;
  readonly content: StatedTerms;
  readonly effectiveOn: CalendarDate;
  readonly addedOn: CalendarDate;
  readonly approvedOn: CalendarDate | null;
}

/** The cancellation of the last general liability policy, for non-payment. */
interface Cancellation {
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
  readonly recordedOn: CalendarDate;
}

interface Sharing {
  readonly projectId: Uuid;
  readonly requesterId: Uuid;
  readonly answeredOn: CalendarDate;
  readonly index: number;
}

/** Two years of one supplier as steps, up to the day before `today`: requests, shared policies, and renewals or the lack of them. */
export class SupplierStory {
  private readonly steps: DemoStep[] = [];
  private readonly random: Random;
  private readonly agent: DemoActor;
  private cancellation: Cancellation | null = null;

  constructor(
    private readonly plan: SupplierPlan,
    private readonly today: CalendarDate,
    /** How many locations its property policy lists, where there are more than usual. */
    private readonly locations: number | null = null,
  ) {
    this.random = new Random(`story ${plan.key} ${today}`);
    this.agent = actorOf(plan.agent, 'agent', plan.company.companyId);
  }

  compose(): readonly DemoStep[] {
    const { plan } = this;
    const { companyId: insuredId, taxId } = plan.company;
    this.add('company', addDays(plan.joinsOn, -3), null, { do: 'registerCompany', company: plan.company });
    this.add('client', addDays(plan.joinsOn, -2), this.agent, { do: 'addClient', insuredId, taxId });
    this.add('client/accept', addDays(plan.joinsOn, -1), null, {
      do: 'acceptAgency',
      insuredId,
      agencyId: this.agent.companyId,
    });
    const terms = plan.fate === 'silent' || plan.fate === 'declined' ? [] : this.sharedTerms();
    this.cancel(terms);
    if (plan.engagements.some(({ projectKey }) => WANTS_TAX_FORM.has(projectKey))) this.sendTaxForm(terms);
    plan.engagements.forEach((engagement, index) => this.engage(engagement, index, terms));
    return this.steps;
  }

  /**
   * All policies that are shared. A supplier whose umbrella is too low has an excess policy that would make up the shortfall, and
   * has not shared it.
   */
  private sharedTerms(): readonly Term[] {
    const { lines, shape, fate } = this.plan;
    const shared = lines.flatMap((line) => this.termsOfLine(line));
    const excess = shape.excess === undefined ? [] : this.termsOfLine('umbrella', 'excess');
    return fate === 'short' ? shared : [...shared, ...excess];
  }

  /** One policy for each year, entered shortly before it begins; only the last one is late. */
  private termsOfLine(line: DemoLine, name: DemoLine | 'excess' = line): readonly Term[] {
    const { key, anniversary, joinsOn, fate, shape, company } = this.plan;
    const terms: Term[] = [];
    for (let year = 0; ; year += 1) {
      const effectiveOn = addYears(anniversary, year);
      if (daysBetween(effectiveOn, this.today) < (fate === 'expiring' ? 45 : 0)) break;
      if (addYears(effectiveOn, 1) <= joinsOn) continue;
      const isLast = daysBetween(addYears(effectiveOn, 1), this.today) <= 0;
      if (isLast && terms.length > 0 && fate === 'lapsed' && line !== 'workersCompensation') break;
      const late = fate === 'lateRenewal' && terms.length > 0 && line === 'generalLiability';
      const firstDay = addDays(joinsOn, 1);
      const addedOn =
        terms.length === 0
          ? firstDay
          : laterOf(firstDay, addDays(effectiveOn, late ? this.random.between(4, 21) : -this.random.between(4, 24)));
      const waits = fate === 'unverified' && isLast && line === 'generalLiability';
      const term = `${key}/${name}/${year}`;
      const digits = String(
        10_000 + (Math.abs(daysBetween('2000-01-01', effectiveOn) * 7 + company.name.length * 131) % 89_999),
      );
      const content =
        name === 'excess' ? excessTermsOf(effectiveOn, digits, shape) : termsOf(line, effectiveOn, digits, shape);
      terms.push({
        key: term,
        policyId: resultIdOf('policy', term),
        line,
        content,
        effectiveOn,
        addedOn,
        approvedOn: waits ? null : addDays(addedOn, 1),
      });
      const command = { do: 'addPolicy', insuredId: company.companyId, line, terms: content } as const;
      this.addWithKey(term, addedOn, this.agent, command);
      if (isLast) this.listOn(term, line, addedOn);
      if (!waits)
        this.add(`${name}/${year}/approve`, addDays(addedOn, 1), this.agent, {
          do: 'approvePolicy',
          policyId: resultIdOf('policy', term),
        });
    }
    return terms;
  }

  /** The locations or vehicles of a policy, entered after it on the same day. */
  private listOn(term: string, line: DemoLine, day: CalendarDate): void {
    const schedule = scheduleOf(this.plan.key, line);
    if (schedule === null || day >= this.today) return;
    const count = line === 'commercialProperty' ? (this.locations ?? schedule.count) : schedule.count;
    const command = {
      do: 'listOnPolicy',
      policyId: resultIdOf('policy', term),
      listed: schedule.listed,
      count,
    } as const;
    this.steps.push({ key: `${term}/schedule`, at: atMinute(day, 45), by: this.agent, command });
  }

  private engage({ requester, projectKey }: Engagement, index: number, terms: readonly Term[]): void {
    const { plan } = this;
    const insuredId = plan.company.companyId;
    const projectId = projectIdOf(projectKey);
    const askedOn = addDays(plan.joinsOn, index * 30);
    const request = `${plan.key}/request/${index}`;
    const requestId = resultIdOf('request', request);
    const message = `Please send proof of coverage for ${plan.company.name}.`;
    this.addWithKey(request, askedOn, actorOf(requester, 'requester'), {
      do: 'requestCoverage',
      to: { insuredId },
      projectId,
      message,
      dueOn: addDays(askedOn, 14),
    });
    if (plan.fate === 'withdrawn') {
      this.add(`cancel/${index}`, addDays(askedOn, 4), actorOf(requester, 'requester'), {
        do: 'cancelRequest',
        requestId,
        reason: 'Asked by mistake.',
      });
      return;
    }
    if (plan.fate === 'declined') {
      this.add(`decline/${index}`, addDays(askedOn, 3), this.agent, {
        do: 'declineRequest',
        requestId,
        reason: 'The contract has not been signed.',
      });
      return;
    }
    const answeredOn = addDays(askedOn, this.random.between(2, 12));
    const standing = terms.filter((term) => !this.isCanceled(term, answeredOn));
    const shown = standing.filter(
      (term) => inForceOn(term, answeredOn) && term.approvedOn !== null && term.approvedOn < answeredOn,
    );
    if (shown.length > 0) {
      const policyIds = shown.map(({ policyId }) => policyId);
      this.add(`respond/${index}`, answeredOn, this.agent, {
        do: 'respondToRequest',
        requestId,
        policyIds,
        remarks: '',
      });
    }
    const later = standing.filter((term) => !shown.includes(term) && addYears(term.effectiveOn, 1) > answeredOn);
    this.decide(requester, projectId, index, answeredOn, terms);
    this.note(requester, projectId, index, answeredOn);
    this.shareRenewals({ projectId, requesterId: requester.companyId, answeredOn, index }, later);
  }

  /** What the requester decides about what the supplier lacks, in the last weeks. */
  private decide(
    requester: Engagement['requester'],
    projectId: Uuid,
    index: number,
    answeredOn: CalendarDate,
    terms: readonly Term[],
  ): void {
    const decision = decisionOf(this.plan, index, this.today);
    if (!decision || decision.day <= addDays(answeredOn, 2)) return;
    const { day, ...decided } = decision;
    const command = { do: 'decideExceptions', insuredId: this.plan.company.companyId, projectId, ...decided } as const;
    this.steps.push({
      key: `${this.plan.key}/decision/${index}`,
      at: atMinute(day, 95),
      by: actorOf(requester, 'requester'),
      command,
    });
    if (index === 0) this.correct(terms, day);
  }

  /** The limit of the umbrella was entered wrongly: it is lower than the exception assumed. */
  private correct(terms: readonly Term[], decidedOn: CalendarDate): void {
    const umbrella = terms.find(
      ({ line, effectiveOn }) => line === 'umbrella' && inForceOn({ effectiveOn }, decidedOn),
    );
    const correction = correctionOf(this.plan, decidedOn);
    if (!umbrella || !correction) return;
    const { policyId, content } = umbrella;
    const limits = Object.fromEntries(Object.keys(content.limits).map((code) => [code, dollars(correction.umbrella)]));
    this.add('correct-umbrella', correction.day, this.agent, {
      do: 'editPolicy',
      policyId,
      terms: { ...content, limits },
      effectiveFrom: correction.day,
      enteredWrongly: true,
      reason: 'The limit was read from the declarations of another policy.',
    });
  }

  private note(requester: Engagement['requester'], projectId: Uuid, index: number, answeredOn: CalendarDate): void {
    const note = noteOf(this.plan, index, answeredOn);
    if (!note || note.day >= this.today) return;
    const command = { do: 'addNote', insuredId: this.plan.company.companyId, projectId, text: note.text } as const;
    this.steps.push({
      key: `${this.plan.key}/note/${index}`,
      at: atMinute(note.day, 90),
      by: actorOf(requester, 'requester'),
      command,
    });
  }

  /** A policy that did not exist when the request was answered is shared as soon as it does. */
  private shareRenewals(sharing: Sharing, renewals: readonly Term[]): void {
    const { projectId, requesterId, answeredOn, index } = sharing;
    for (const { key, policyId, addedOn } of renewals) {
      const on = laterOf(addDays(addedOn, 1), addDays(answeredOn, 1));
      const insuredId = this.plan.company.companyId;
      const command = { do: 'sharePolicies', insuredId, requesterId, projectId, policyIds: [policyId] } as const;
      this.addWithKey(`${key}/share/${index}`, on, this.agent, command, 40);
    }
  }

  /** Three of four suppliers send their W-9, a few of them as a scan without its name. */
  private sendTaxForm(terms: readonly Term[]): void {
    const { key, company } = this.plan;
    const random = new Random(`tax form ${key}`);
    if (!random.chance(0.75)) return;
    const fileName = random.chance(0.15) ? 'scan.pdf' : 'W-9.pdf';
    for (const { key: term, policyId, line, addedOn } of terms) {
      const day = addDays(addedOn, 1);
      if (line !== 'generalLiability' || day >= this.today) continue;
      const command = {
        do: 'attachDocument',
        policyId,
        kind: 'additional',
        fileName,
        title: `Form W-9 of ${company.name}`,
      } as const;
      this.steps.push({ key: `${term}/tax-form`, at: atMinute(day, 50), by: this.agent, command });
    }
  }

  /** The change is recorded late, but not before the policy was entered. */
  private cancel(terms: readonly Term[]): void {
    const general = terms.filter(({ line }) => line === 'generalLiability').at(-1);
    if (this.plan.fate !== 'canceled' || !general) return;
    const { policyId, effectiveOn, addedOn } = general;
    const effectiveFrom = addDays(effectiveOn, 20);
    const recordedOn = laterOf(addDays(effectiveFrom, this.random.between(1, 45)), addDays(addedOn, 3));
    this.cancellation = { policyId, effectiveFrom, recordedOn };
    this.add('cancel-policy', recordedOn, this.agent, {
      do: 'cancelPolicy',
      policyId,
      effectiveFrom,
      reason: 'Canceled for non-payment.',
    });
  }

  private isCanceled({ policyId }: Term, day: CalendarDate): boolean {
    return this.cancellation?.policyId === policyId && this.cancellation.recordedOn <= day;
  }

  private add(name: string, day: CalendarDate, by: DemoActor | null, command: DemoCommand): void {
    this.addWithKey(`${this.plan.key}/${name}`, day, by, command);
  }

  /** Steps that would lie on or after today have not happened. The one minute more keeps a consequence after its cause. */
  private addWithKey(key: string, day: CalendarDate, by: DemoActor | null, command: DemoCommand, later = 0): void {
    if (day < this.today) this.steps.push({ key, at: atMinute(day, later + this.random.between(0, 30)), by, command });
  }
}

const inForceOn = ({ effectiveOn }: Pick<Term, 'effectiveOn'>, day: CalendarDate): boolean =>
  effectiveOn <= day && day < addYears(effectiveOn, 1);
