import { isAgency } from '@covertrail/domain/rights/sides';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holderDetailsProblem } from '@covertrail/domain/fields/holder-fields';
import type { SentHolder } from '@covertrail/contracts/request/request.inputs';
import { fieldMessage } from '@covertrail/wording/fields/field-message';
import type { CompanyRegistered } from '@covertrail/domain/company/company.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import { regionOf, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { type CalendarDate, dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isInForce, isVerified, termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type {
  Answer,
  PolicyFact,
  RequestFacts,
  UnavailableCoverage,
} from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Grants } from '#auth/grants.service';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { AnswerDocuments } from './answer-documents.service.js';

/** What an answer says besides [D04]. `documents`: of the uploads, or of the files of the last answer. */
export interface FurtherAnswer {
  readonly documents?: readonly Uuid[];
  readonly holder?: SentHolder;
  /** Requested lines for which there is no policy [D11]. */
  readonly unavailable?: readonly UnavailableCoverage[];
  /** The certificate forms that were chosen [C12]. */
  readonly forms?: readonly FormOfLine[];
  /** It takes the place of the last answer [D07]. */
  readonly again?: number;
}

/** Answers a request with policies: only verified ones in force are accepted [D04]. */
export class RespondToRequest extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly policyIds: readonly Uuid[],
    readonly remarks: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
    /** Who answers: an agency that the insured has not accepted may name only what it added for this request. */
    readonly actor?: Actor,
    readonly more: FurtherAnswer = {},
  ) {
    super();
  }
}

@CommandHandler(RespondToRequest)
export class RespondToRequestHandler implements ICommandHandler<RespondToRequest, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
    private readonly documents: AnswerDocuments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    requestId,
    policyIds: named,
    remarks,
    meta,
    expected,
    actor,
    more,
  }: RespondToRequest): Promise<Outcome> {
    if (actor && isAgency(actor)) await this.holdToRights(actor, named);
    const kept = actor && isAgency(actor) && more.again ? await this.keptOfOthers(requestId, actor, named) : [];
    const policyIds = [...named, ...kept];
    const further = await this.further(requestId, actor, more);
    const command = { type: 'RespondToRequest', policyIds, remarks, ...further } as const;
    return this.deciders.handle(requestDecider, requestId, command, meta, {
      expected,
      facts: () => this.factsFor(requestId, policyIds),
    });
  }

  /** The files are protected from deletion before the event cites them. */
  private async further(
    requestId: Uuid,
    actor: Actor | undefined,
    { documents: ids = [], holder: sent, unavailable = [], forms = [], again }: FurtherAnswer,
  ): Promise<Pick<Answer, 'documents' | 'holder' | 'unavailable' | 'forms'> & { readonly again?: number }> {
    const holder = sent && { ...sent, address: sent.address ?? null };
    const problem = holder ? holderDetailsProblem(holder) : null;
    if (problem) throw new Problem('HTTP.BAD_INPUT', { errors: { holder: fieldMessage(problem) } });
    const documents = actor ? await this.documents.cited(requestId, actor.companyId, ids) : [];
    return {
      ...(documents.length > 0 ? { documents } : {}),
      ...(holder ? { holder } : {}),
      ...(unavailable.length > 0 ? { unavailable } : {}),
      ...(forms.length > 0 ? { forms } : {}),
      ...(again === undefined ? {} : { again }),
    };
  }

  private async holdToRights(actor: Actor, policyIds: readonly Uuid[]): Promise<void> {
    const grants = await Promise.all(policyIds.map((id) => this.grants.check(actor, 'answeringPolicy', id)));
    if (grants.includes(null)) throw new Problem('HTTP.NOT_FOUND');
  }

  /** An agency that changes an answer takes nothing out of it that another agency manages, and may not name it [C15]. */
  private async keptOfOthers(requestId: Uuid, actor: Actor, named: readonly Uuid[]): Promise<readonly Uuid[]> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const answered = state?.outcome?.kind === 'responded' ? state.outcome.policyIds : [];
    const left = answered.filter((id) => !named.includes(id));
    const grants = await Promise.all(left.map((id) => this.grants.check(actor, 'answeringPolicy', id)));
    const others = left.filter((_, index) => grants[index] === null);
    const { policies } = await this.factsFor(requestId, others);
    return policies.filter(({ verified, inForce }) => verified && inForce).map(({ policyId }) => policyId);
  }

  /** Folded from the policies' own streams: a view may not yet contain a cancellation. */
  private async factsOf(policyIds: readonly Uuid[], today: CalendarDate, region: RegionCode): Promise<PolicyFact[]> {
    const loaded = await Promise.all(policyIds.map((policyId) => this.deciders.load(policyDecider, policyId)));
    return loaded.flatMap(({ state, revision }) =>
      state
        ? [
            {
              policyId: state.policyId,
              insuredId: state.insuredId,
              line: state.line,
              verified: isVerified(state, today),
              inForce: isInForce(state, today),
              crossCountry: termsAt(state, today).region !== region,
              revision,
            },
          ]
        : [],
    );
  }

  private async factsFor(requestId: Uuid, policyIds: readonly Uuid[]): Promise<RequestFacts> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const requester = state && (await this.registrationOf(state.requested.requesterId));
    const today = dayInZone(this.clock.now(), requester?.timeZone ?? 'UTC');
    const policies = await this.factsOf(policyIds, today, regionOf(requester?.address.country ?? ''));
    const insuredId = state?.requested.insuredId ?? policies[0]?.insuredId;
    const insured = insuredId === undefined ? null : await this.registrationOf(insuredId);
    return {
      policies,
      askedLines: state ? await this.askedLines(state.requested.templateId, today) : [],
      crossCountry: requester !== null && insured !== null && requester.address.country !== insured.address.country,
    };
  }

  private async askedLines(templateId: Uuid, today: CalendarDate): Promise<readonly CoverageLine[]> {
    const { state } = await this.deciders.load(templateDecider, templateId);
    return (requirementsAt(state, today)?.requirements.lines ?? []).map(({ line }) => line);
  }

  private async registrationOf(companyId: Uuid): Promise<CompanyRegistered['data'] | null> {
    return (await this.deciders.load(companyDecider, companyId)).state?.registration ?? null;
  }
}
