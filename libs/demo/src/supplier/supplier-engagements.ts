import { endedOnce } from '@covertrail/wording/text/sentence-parts';
import { addDays, addYears, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import { actorOf } from '../demo-people.js';
import { resultIdOf } from '../demo-step.js';
import { correctionOf, decisionOf } from './supplier-decisions.js';
import { noteOf } from './supplier-notes.js';
import { projectIdOf, type Engagement } from './supplier-plan.js';
import type { Cancellation, Term } from './supplier-policies.js';
import type { SupplierSteps } from './supplier-steps.js';

/** One engagement under way. */
interface Answered {
  readonly index: number;
  readonly requester: Engagement['requester'];
  readonly projectId: Uuid;
  readonly answeredOn: CalendarDate;
}

/** What happens between a supplier and those who track it: requests, answers, decisions, notes and shared renewals. */
export class SupplierEngagements {
  constructor(
    private readonly steps: SupplierSteps,
    private readonly terms: readonly Term[],
    private readonly cancellation: Cancellation | null,
  ) {}

  engage(engagement: Engagement, index: number): void {
    const { plan, random, agent } = this.steps;
    const by = actorOf(engagement.requester, 'requester');
    const askedOn = addDays(plan.joinsOn, index * 30);
    const requestId = this.request(engagement, index, askedOn);
    if (plan.fate === 'withdrawn') {
      const reason = 'Asked by mistake.';
      this.steps.add(`cancel/${index}`, addDays(askedOn, 4), by, { do: 'cancelRequest', requestId, reason });
      return;
    }
    if (plan.fate === 'declined') {
      const reason = 'The contract has not been signed.';
      this.steps.add(`decline/${index}`, addDays(askedOn, 3), agent, { do: 'declineRequest', requestId, reason });
      return;
    }
    const { requester, projectKey } = engagement;
    const answeredOn = addDays(askedOn, random.between(2, 12));
    const answered = { index, requester, projectId: projectIdOf(projectKey), answeredOn };
    const later = this.respond(requestId, answered);
    this.decide(answered);
    this.note(answered);
    this.shareRenewals(answered, later);
  }

  private request({ requester, projectKey }: Engagement, index: number, askedOn: CalendarDate): Uuid {
    const { key, company } = this.steps.plan;
    const request = `${key}/request/${index}`;
    this.steps.addWithKey(request, askedOn, actorOf(requester, 'requester'), {
      do: 'requestCoverage',
      to: { insuredId: company.companyId },
      projectId: projectIdOf(projectKey),
      message: endedOnce(`Please send proof of coverage for ${company.name}.`),
      dueOn: addDays(askedOn, 14),
    });
    return resultIdOf('request', request);
  }

  /** Answers with the policies that are in force and approved by then, and returns those that are to be shared later. */
  private respond(requestId: Uuid, { index, answeredOn }: Answered): readonly Term[] {
    const standing = this.terms.filter((term) => !this.isCanceled(term, answeredOn));
    const shown = standing.filter(
      (term) => inForceOn(term, answeredOn) && term.approvedOn !== null && term.approvedOn < answeredOn,
    );
    if (shown.length > 0) {
      const policyIds = shown.map(({ policyId }) => policyId);
      const command = { do: 'respondToRequest', requestId, policyIds, remarks: '' } as const;
      this.steps.add(`respond/${index}`, answeredOn, this.steps.agent, command);
    }
    return standing.filter((term) => !shown.includes(term) && addYears(term.effectiveOn, 1) > answeredOn);
  }

  /** What the requester decides about what the supplier lacks, in the last weeks. */
  private decide({ index, requester, projectId, answeredOn }: Answered): void {
    const { plan, today } = this.steps;
    const decision = decisionOf(plan, index, today);
    if (!decision || decision.day <= addDays(answeredOn, 2)) return;
    const { day, ...decided } = decision;
    const command = { do: 'decideExceptions', insuredId: plan.company.companyId, projectId, ...decided } as const;
    this.steps.addAt(`${plan.key}/decision/${index}`, day, 95, actorOf(requester, 'requester'), command);
    if (index === 0) this.correct(day);
  }

  /** The limit of the umbrella was entered wrongly: it is lower than the exception assumed. */
  private correct(decidedOn: CalendarDate): void {
    const umbrella = this.terms.find((term) => term.line === 'umbrella' && inForceOn(term, decidedOn));
    const correction = correctionOf(this.steps.plan, decidedOn);
    if (!umbrella || !correction) return;
    const { policyId, content } = umbrella;
    const limits = Object.fromEntries(Object.keys(content.limits).map((code) => [code, dollars(correction.umbrella)]));
    this.steps.add('correct-umbrella', correction.day, this.steps.agent, {
      do: 'editPolicy',
      policyId,
      terms: { ...content, limits },
      effectiveFrom: correction.day,
      enteredWrongly: true,
      reason: 'The limit was read from the declarations of another policy.',
    });
  }

  private note({ index, requester, projectId, answeredOn }: Answered): void {
    const { plan, today } = this.steps;
    const note = noteOf(plan, index, answeredOn);
    if (!note || note.day >= today) return;
    const command = { do: 'addNote', insuredId: plan.company.companyId, projectId, text: note.text } as const;
    this.steps.addAt(`${plan.key}/note/${index}`, note.day, 90, actorOf(requester, 'requester'), command);
  }

  /** A policy that did not exist when the request was answered is shared as soon as it does. */
  private shareRenewals({ index, requester, projectId, answeredOn }: Answered, renewals: readonly Term[]): void {
    const { plan, agent } = this.steps;
    const parties = { insuredId: plan.company.companyId, requesterId: requester.companyId, projectId };
    for (const { key, policyId, addedOn } of renewals) {
      const on = laterOf(addDays(addedOn, 1), addDays(answeredOn, 1));
      const command = { do: 'sharePolicies', ...parties, policyIds: [policyId] } as const;
      this.steps.addWithKey(`${key}/share/${index}`, on, agent, command, 40);
    }
  }

  private isCanceled({ policyId }: Term, day: CalendarDate): boolean {
    return this.cancellation?.policyId === policyId && this.cancellation.recordedOn <= day;
  }
}

const inForceOn = ({ effectiveOn }: Pick<Term, 'effectiveOn'>, day: CalendarDate): boolean =>
  effectiveOn <= day && day < addYears(effectiveOn, 1);
