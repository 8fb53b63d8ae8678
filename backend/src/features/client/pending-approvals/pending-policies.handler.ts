import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Sort } from '@covertrail/platform/read-store/read-store.port';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, sortOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import { unverifiedPolicies } from '../agency-policies.filter.js';
import { PendingPolicies } from './pending-approvals.query.js';

const SORTS = { policyNumber: 'policyNumber', carrierName: 'carrierName', effectiveOn: 'effectiveOn', expiresOn: 'expiresOn' };
const BY_EXPIRY: Sort = { field: 'expiresOn', direction: 'asc' };

@QueryHandler(PendingPolicies)
export class PendingPoliciesHandler implements IQueryHandler<PendingPolicies> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, asked, awaited }: PendingPolicies): Promise<QueryReply<PageOf<PolicyRow>>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const filter = unverifiedPolicies(actor.companyId, today);
    const current = await this.views.asOf(awaited, 'policies', 'companies');
    const found = await this.views.find<PolicyDocument>('policies', filter, sortOf(asked, SORTS, BY_EXPIRY), pageOf(asked));
    const total = await this.views.count('policies', filter, TOTAL_CAP);
    const companies = await this.views.byId<{ name: string }>('companies', found.documents.map(({ insuredId }) => insuredId));
    return current.reply(toPage(found, total, (record) => rowOf(record, companies.get(record.insuredId)?.name ?? '', today)));
  }
}

function rowOf(record: PolicyDocument, insuredName: string, today: CalendarDate): PolicyRow {
  const { id, insuredId, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, timelines } = record;
  const standing = policyStatus(timelines, today);
  return { id, insuredId, insuredName, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, standing };
}
