import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RespondChoice } from '@covertrail/domain/request/request.views';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '../../../composition/tokens.js';
import { Problem } from '../../../http/problem.js';
import { Views } from '../../../views/views.service.js';
import { RespondChoices } from './respond-choices.query.js';

interface PolicyRecord {
  readonly id: Uuid;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly state: AddedPolicy;
}

/** No insured offers more policies than this in one answer. */
const MOST = 200;

@QueryHandler(RespondChoices)
export class RespondChoicesHandler implements IQueryHandler<RespondChoices> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ requestId }: RespondChoices): Promise<readonly RespondChoice[]> {
    const { state: request } = await this.deciders.load(requestDecider, requestId);
    if (!request?.requested.insuredId) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, insuredId, templateId } = request.requested;
    const requester = await this.deciders.readable.load(companyDecider, requesterId);
    const today = dayInZone(this.clock.now(), requester.state?.registration.timeZone ?? 'UTC');
    const template = await this.deciders.load(templateDecider, templateId);
    const asked = new Set(requirementsAt(template.state, today)?.requirements.lines.map(({ line }) => line));
    const filter = { where: { insuredId: { eq: insuredId } } };
    const { documents } = await this.views.find<PolicyRecord>('policies', filter, [{ field: 'expiresOn', direction: 'desc' }], { limit: MOST });
    return documents.map((record) => ({
      policyId: record.id,
      line: record.state.line,
      policyNumber: record.policyNumber,
      carrierName: record.carrierName,
      effectiveOn: record.effectiveOn,
      expiresOn: record.expiresOn,
      unavailable: whyUnavailable(record.state, today),
      asked: asked.has(record.state.line),
    }));
  }
}

/** Cover ends on the day of expiration, also while a list still calls that day `expiring`. */
function whyUnavailable(policy: AddedPolicy, today: CalendarDate): RespondChoice['unavailable'] {
  const status = policyStatus(policy, today);
  if (status === 'canceled' || status === 'rejected' || status === 'unverified' || status === 'notYetInForce' || status === 'expired') return status;
  return (policy.period.at(-1)?.value.expiresOn ?? today) <= today ? 'expired' : null;
}
