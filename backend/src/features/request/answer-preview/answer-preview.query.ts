import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { fixText, requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AnswerPreview, PreviewedFinding, RespondChoice } from '@covertrail/contracts/request/request.replies';
import type { AnswerTrial } from '@covertrail/domain/tracking/tracking-answer';
import type { Actor } from '#auth/actor';
import { GonePolicies } from '#other-agencies/gone-policies.reader';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { AskedRequests } from '../asked-request.service.js';
import { AnswerTrials, suggestedAnswer } from './answer-trials.service.js';
import { AvailablePolicies } from './available-policies.reader.js';

/** The verdict that an answer would get today. Without policies: the answer contains every policy that meets a requirement. */
export class PreviewAnswer extends Query<AnswerPreview> {
  constructor(
    readonly requestId: Uuid,
    readonly policyIds: readonly Uuid[] | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(PreviewAnswer)
export class PreviewAnswerHandler implements IQueryHandler<PreviewAnswer> {
  constructor(
    private readonly requests: AskedRequests,
    private readonly available: AvailablePolicies,
    private readonly trials: AnswerTrials,
    private readonly otherAgencies: OtherAgencies,
    private readonly gone: GonePolicies,
  ) {}

  async execute({ requestId, policyIds, actor }: PreviewAnswer): Promise<AnswerPreview> {
    const request = await this.requests.of(requestId);
    const offered = new Map(
      (await this.available.of(request, actor, policyIds ?? [])).map((choice) => [choice.policyId, choice]),
    );
    const gone = await this.gone.of(
      actor,
      request.insuredId,
      (policyIds ?? []).filter((id) => !offered.has(id)),
    );
    const trial = await this.trials.of(request, [...offered.keys()], actor);
    const chosen = policyIds?.filter((id) => offered.has(id)) ?? suggestedAnswer(trial, [...offered.values()]);
    const others = await this.otherAgencies.policiesAmong(actor, trial.policyIds);
    return { ...previewOf(trial, chosen, { offered, today: request.today, others }), gone };
  }
}

interface Previewing {
  readonly offered: ReadonlyMap<Uuid, RespondChoice>;
  readonly today: CalendarDate;
  /** Policies that were provided before, of which this reader may not know more. */
  readonly others: OtherAgencyPolicies;
}

function previewOf(
  trial: AnswerTrial,
  chosen: readonly Uuid[],
  { offered, today, others }: Previewing,
): Omit<AnswerPreview, 'gone'> {
  const assessment = trial.assess(chosen);
  const addable = [...offered.values()].filter(
    ({ policyId, unavailable }) => unavailable === null && !chosen.includes(policyId),
  );
  const additions = trial.additions(
    chosen,
    addable.map(({ policyId }) => policyId),
  );
  const choicesOf = (ids: readonly Uuid[] = []) => ids.flatMap((id) => offered.get(id) ?? []);
  return {
    chosen: choicesOf(chosen),
    outcome: assessment?.outcome ?? null,
    findings: [...(assessment?.findings ?? [])]
      .sort((a, b) => compareOutcomes(a.outcome, b.outcome))
      .map((finding) => previewed(finding, choicesOf(additions.get(finding.rule)), { today, others })),
    notRequired: trial.notRequired(),
  };
}

function previewed(
  finding: Finding,
  additions: readonly RespondChoice[],
  { today, others }: Pick<Previewing, 'today' | 'others'>,
): PreviewedFinding {
  const { rule, line, outcome, policyId = null } = finding;
  const withheld = others.sentence(finding);
  const awaitsRequester = finding.fix?.by === 'requester';
  const fix = withheld === null && !awaitsRequester ? fixText(finding) : undefined;
  return {
    rule,
    line,
    outcome,
    title: requirementTitle(finding),
    sentence: withheld ?? sentenceOf(finding, today),
    ...(fix === undefined ? {} : { fixText: fix }),
    ...(awaitsRequester && withheld === null ? { awaitsRequester } : {}),
    policyId: withheld === null ? policyId : null,
    additions,
  };
}
