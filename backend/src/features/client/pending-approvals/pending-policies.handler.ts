import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, sortOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import { unverifiedPolicies } from '../agency-policies.filter.js';
import { PendingPolicies } from './pending-approvals.query.js';

const SORTS = { policyNumber: 'policyNumber', carrierName: 'carrierName', effectiveOn: 'effectiveOn', expiresOn: 'expiresOn' } as const;
const BY_EXPIRY = { field: 'expiresOn', direction: 'asc' } as const;

@QueryHandler(PendingPolicies)
export class PendingPoliciesHandler implements IQueryHandler<PendingPolicies> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, asked }: PendingPolicies): Promise<QueryReply<PageOf<PolicyRow>>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const filter = unverifiedPolicies(actor.companyId, today);
    const found = await this.views.find(policiesView, filter, sortOf(asked, SORTS, BY_EXPIRY), pageOf(asked));
    const total = await this.views.count(policiesView, filter, TOTAL_CAP);
    const companies = await this.views.byId(companiesView, found.documents.map(({ insuredId }) => insuredId));
    return this.views.reply(toPage(found, total, (record) => rowOf(record, companies.get(record.insuredId)?.name ?? '', today)));
  }
}

function rowOf(record: PolicyDocument, insuredName: string, today: CalendarDate): PolicyRow {
  const { id, insuredId, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, timelines } = record;
  const standing = policyStatus(timelines, today);
  return { id, insuredId, insuredName, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, standing };
}
