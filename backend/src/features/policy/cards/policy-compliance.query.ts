import { isRequesting } from '@covertrail/domain/rights/sides';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PolicyCompliance, StandingFinding } from '@covertrail/contracts/policy/policy-cards.replies';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { proofGap } from '@covertrail/wording/compliance/proof-words';
import { availableText, requiredText, requirementTitle } from '@covertrail/wording/compliance/sentence';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { OF_OTHER_AGENCY } from '@covertrail/wording/compliance/other-agency-words';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { PolicyFindings } from './policy-findings.reader.js';
import { PolicySight } from './policy-sight.reader.js';

/** How a policy stands with each requester whose verdict this person may read. */
export class ReadPolicyCompliance extends Query<QueryReply<PolicyCompliance>> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadPolicyCompliance)
export class ReadPolicyComplianceHandler implements IQueryHandler<ReadPolicyCompliance> {
  constructor(
    private readonly sight: PolicySight,
    private readonly findings: PolicyFindings,
    private readonly views: Views,
  ) {}

  async execute({ actor, policyId }: ReadPolicyCompliance): Promise<QueryReply<PolicyCompliance>> {
    const { state, until } = await this.sight.of(actor, policyId);
    // An agency that no longer represents the insured knows no present verdict.
    const found = until === null || isRequesting(actor) ? await this.findings.of(actor, policyId, state.insuredId) : [];
    const companies = await this.views.byId(
      companiesView,
      found.map(({ tracked }) => tracked.requesterId),
    );
    const projects = await this.views.byId(
      projectsView,
      found.map(({ tracked }) => tracked.projectId),
    );
    const standings = found.map(({ tracked, acceptsEitherKind, acceptsAnySymbol, findings, today, others }) => ({
      trackingId: tracked.id,
      requesterName: companies.get(tracked.requesterId)?.name ?? '',
      projectName: projects.get(tracked.projectId)?.name ?? '',
      acceptsEitherKind,
      acceptsAnySymbol,
      findings: [...findings]
        .sort((a, b) => compareOutcomes(a.outcome, b.outcome))
        .map((finding) => inWords(finding, today, others)),
    }));
    return this.views.reply({ standings });
  }
}

const inWords = (finding: Finding, today: CalendarDate, others: OtherAgencyPolicies): StandingFinding => ({
  rule: finding.rule,
  outcome: finding.outcome,
  title: requirementTitle(finding),
  requiredText: requiredText(finding),
  ...(others.under(finding).length === 0
    ? { availableText: availableText(finding), ...proofGap(finding, today) }
    : { availableText: OF_OTHER_AGENCY }),
});
