import { isRequesting } from '@covertrail/domain/rights/sides';
import { Inject, Injectable } from '@nestjs/common';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { furtherRule } from '@covertrail/domain/compliance/rule-kinds';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { assessUncited, requirementsOn } from '@covertrail/domain/tracking/tracking.rules';
import { coverageShown } from '@covertrail/domain/tracking/tracking.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** Of one tracking, the findings that are about one policy. */
export interface TrackingFindings {
  readonly tracked: TrackedSupplierDocument;
  readonly acceptsEitherKind: boolean;
  readonly acceptsAnySymbol: boolean;
  readonly findings: readonly Finding[];
  /** Policies beside it of which this reader knows only that they are there. */
  readonly others: OtherAgencyPolicies;
  /** In the time zone of the requester: the day on which they hold. */
  readonly today: CalendarDate;
}

interface Narrowed {
  readonly projectId?: Uuid;
  readonly coverageTemplateId?: Uuid;
}

/** Projects for which one policy is provided at once. */
const MOST = 100;

/** What the present verdicts say of a policy: to the supplier's side those of every requester, to a requester its own. */
@Injectable()
export class PolicyFindings {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly inputs: AssessmentInputsLoader,
    private readonly otherAgencies: OtherAgencies,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The view proposes the trackings, their streams decide. A project or a template that none of them has gives none. */
  async of(
    actor: Actor,
    policyId: Uuid,
    insuredId: Uuid,
    { projectId, coverageTemplateId }: Narrowed = {},
  ): Promise<readonly TrackingFindings[]> {
    const where = {
      supplierId: { eq: insuredId },
      ...(isRequesting(actor) ? { requesterId: { eq: actor.companyId } } : {}),
      ...(projectId === undefined ? {} : { projectId: { eq: projectId } }),
      ...(coverageTemplateId === undefined ? {} : { templateId: { eq: coverageTemplateId } }),
    };
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where },
      [{ field: 'supplierFolded', direction: 'asc' }],
      { limit: MOST },
    );
    return (await Promise.all(documents.map((tracked) => this.findingsIn(actor, tracked, policyId)))).flatMap(
      (found) => found ?? [],
    );
  }

  private async findingsIn(
    actor: Actor,
    tracked: TrackedSupplierDocument,
    policyId: Uuid,
  ): Promise<TrackingFindings | null> {
    const inputs = await this.inputs.load(tracked.id);
    if (!inputs || !coverageShown(inputs.tracking).policyIds.includes(policyId)) return null;
    const requester = await this.deciders.readable.load(companyDecider, inputs.tracking.requesterId);
    const today = dayInZone(this.clock.now(), requester.state?.registration.timeZone ?? 'UTC');
    const findings = assessUncited(inputs, today)?.findings ?? [];
    const line = inputs.policies.get(policyId)?.line;
    const required = requirementsOn(inputs, today)?.lines.find((compiled) => compiled.line === line);
    const acceptsEitherKind = required?.rules.some((rule) => rule.kind === 'limit' && rule.acceptSplit) ?? false;
    const acceptsAnySymbol =
      required?.rules.some(
        ({ kind, rule, params }) =>
          kind === 'further' && rule === furtherRule(required.line, 'symbols') && params.mode === 'anyOne',
      ) ?? false;
    return {
      tracked,
      acceptsEitherKind,
      acceptsAnySymbol,
      today,
      findings: findings.filter((finding) => finding.policyId === policyId),
      others: await this.otherAgencies.policiesAmong(actor, inputs.policies.keys()),
    };
  }
}
