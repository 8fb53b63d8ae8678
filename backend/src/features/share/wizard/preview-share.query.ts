import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SharePreviewDto } from '@covertrail/contracts/share/share-wizard.inputs';
import type { SharePreview } from '@covertrail/contracts/share/share-wizard.replies';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { AnswerTrial, trackingIfAnswered, type AskedTracking } from '@covertrail/domain/tracking/tracking-answer';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { fixText, requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { ShareChecks } from './share-checks.service.js';
import { ShareSidesReader } from './share-sides.reader.js';

/** The verdict that the requester would reach today if these policies were shared besides what it has [D03]. */
export class PreviewShare extends Query<SharePreview> {
  constructor(
    readonly input: SharePreviewDto,
    readonly actor: Actor,
  ) {
    super();
  }
}

const UNKNOWN: SharePreview = { isKnown: false, outcome: null, findings: [], notRequired: [] };

@QueryHandler(PreviewShare)
export class PreviewShareHandler implements IQueryHandler<PreviewShare> {
  private readonly inputs: AssessmentInputsLoader;

  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly otherAgencies: OtherAgencies,
    private readonly sides: ShareSidesReader,
    private readonly checks: ShareChecks,
  ) {
    this.inputs = new AssessmentInputsLoader(deciders);
  }

  /** A requester that has asked for nothing keeps what it requires to itself. */
  async execute({ input, actor }: PreviewShare): Promise<SharePreview> {
    const { insuredCompanyId: insuredId, requesterCompanyId: requesterId, projectId, policyIds } = input;
    await this.checks.project(projectId, requesterId);
    await this.refuseForeign(input, actor);
    const trackingId = trackingIdOf(requesterId, projectId, insuredId);
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    const templateId = state?.templates.at(-1)?.value;
    if (state === null || templateId === undefined) return UNKNOWN;
    const { today } = await this.sides.of(insuredId, requesterId);
    const wouldBe: AskedTracking = {
      requestId: trackingId,
      trackingId,
      requesterId,
      insuredId,
      projectId,
      templateId,
      today,
    };
    const loaded = await this.inputs.loadFor(trackingIfAnswered(state, wouldBe, policyIds));
    const trial = new AnswerTrial(loaded, state, wouldBe);
    const others = await this.otherAgencies.policiesAmong(actor, trial.policyIds);
    const assessment = trial.assess(policyIds);
    return {
      isKnown: true,
      outcome: assessment?.outcome ?? null,
      findings: [...(assessment?.findings ?? [])]
        .sort((a, b) => compareOutcomes(a.outcome, b.outcome))
        .map((finding) => previewed(finding, today, others)),
      notRequired: trial.notRequired(),
    };
  }

  /** The ids of the body prove nothing: each policy belongs to the insured, and to no other agency than the reader's. */
  private async refuseForeign({ insuredCompanyId, policyIds }: SharePreviewDto, actor: Actor): Promise<void> {
    const loaded = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    if (loaded.some(({ state }) => state?.insuredId !== insuredCompanyId)) throw new Problem('HTTP.NOT_FOUND');
    const policies = loaded.flatMap(({ state }) => state ?? []);
    const grants = await Promise.all(policies.map((policy) => this.representations.handlesPolicy(actor, policy)));
    if (grants.includes(null)) throw new Problem('HTTP.NOT_FOUND');
  }
}

function previewed(
  finding: Finding,
  today: CalendarDate,
  others: OtherAgencyPolicies,
): SharePreview['findings'][number] {
  const { rule, line, outcome, policyId = null } = finding;
  const withheld = others.sentence(finding);
  const awaitsRequester = withheld === null && finding.fix?.by === 'requester';
  const fix = withheld === null && !awaitsRequester ? fixText(finding) : undefined;
  return {
    rule,
    line,
    outcome,
    title: requirementTitle(finding),
    sentence: withheld ?? sentenceOf(finding, today),
    policyId: withheld === null ? policyId : null,
    ...(fix === undefined ? {} : { fixText: fix }),
    ...(awaitsRequester ? { awaitsRequester } : {}),
  };
}
