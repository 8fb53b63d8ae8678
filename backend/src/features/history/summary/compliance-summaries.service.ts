import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type {
  ComplianceSummary,
  SummarizedRequirement,
} from '@covertrail/contracts/history/compliance-summary.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { picked } from '@covertrail/domain/kernel/record-of';
import { actingRolesOf, may } from '@covertrail/domain/rights/principal';
import { isRequesting } from '@covertrail/domain/rights/sides';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { Grants } from '#auth/grants.service';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { COMPLIANCE_SUMMARY } from '#links/compliance-summary-link';
import { ReadVerdict } from '../verdict/verdict.query.js';

/**
 * How a supplier complies, by the link of a mail [F07]: as its reader may read it at this moment, and less of it than behind a log-in, for
 * a mailbox proves less (decision 102).
 */
@Injectable()
export class ComplianceSummaries {
  constructor(
    private readonly links: AccessLinks,
    private readonly rights: Rights,
    private readonly grants: Grants,
    private readonly deciders: DeciderStore,
    private readonly queries: QueryBus,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async read(token: string): Promise<ComplianceSummary> {
    const { trackingId, userId, companyId } = (await this.links.opened(COMPLIANCE_SUMMARY, token)) ?? {};
    const actor = trackingId && userId && companyId ? await this.readerOf(userId, companyId, trackingId) : null;
    if (!trackingId || !actor) throw new Problem('LINK.NOT_VALID');
    const verdict = await this.queries.execute(new ReadVerdict(actor, trackingId, {}));
    return {
      requesterName: await this.requesterOf(trackingId),
      supplierName: verdict.supplierName,
      projectName: verdict.projectName,
      on: verdict.validAt,
      outcome: verdict.outcome,
      requirements: verdict.findings.map((finding) => summarized(finding, actor)),
    };
  }

  /** The person with the rights of now. Null, too, where the company wants more than a mailbox: a second factor at each log-in. */
  private async readerOf(userId: Uuid, companyId: Uuid, trackingId: Uuid): Promise<Actor | null> {
    const rights = await this.rights.of({ userId, companyId });
    if (!rights || rights.requiresSecondFactor) return null;
    for (const role of actingRolesOf(rights.companyRoles)) {
      const actor = { ...rights, role, sessionId: newId() };
      if (may(actor, 'readCompliance') && (await this.grants.check(actor, 'tracking', trackingId))) return actor;
    }
    return null;
  }

  private async requesterOf(trackingId: Uuid): Promise<string> {
    const tracking = (await this.deciders.readable.load(trackingDecider, trackingId)).state;
    if (!tracking) return '';
    return (await this.deciders.readable.load(companyDecider, tracking.requesterId)).state?.name ?? '';
  }
}

/** Steps of the requester are named to the requester alone: others can only wait for them. */
const summarized = (finding: FindingText, reader: Actor): SummarizedRequirement => {
  const { fixText } = finding.fix?.by === 'requester' && !isRequesting(reader) ? {} : finding;
  return {
    ...picked(finding, ['rule', 'outcome', 'title', 'requiredText']),
    excepted: isExcepted(finding),
    ...(fixText === undefined ? {} : { fixText }),
  };
};
