import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { POLICY_STANDINGS, type PolicyStanding } from '@covertrail/domain/policy/policy.contract';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { type PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { policyRow } from './policy-row.js';

/** Query of a policy list: paged, filtered by line and by where the policy stands today. */
export class PolicyListDto extends PageDto {
  @IsOptional() @IsIn(COVERAGE_LINES) line?: CoverageLine;
  @IsOptional() @IsIn(POLICY_STANDINGS) standing?: PolicyStanding;
}

/** The policies of one insured, or of all clients of the actor's agency (`of` null). */
export class PolicyList extends Query<QueryReply<PageOf<PolicyRow>>> {
  constructor(
    readonly actor: Actor,
    readonly of: string | null,
    readonly asked: PolicyListDto,
  ) {
    super();
  }
}

const SORTS = { policyNumber: 'policyNumber', carrierName: 'carrierName', effectiveOn: 'effectiveOn', expiresOn: 'expiresOn', line: 'line' } as const;
const BY_EXPIRY = { field: 'expiresOn', direction: 'desc' } as const;

@QueryHandler(PolicyList)
export class PolicyListHandler implements IQueryHandler<PolicyList> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(query: PolicyList): Promise<QueryReply<PageOf<PolicyRow>>> {
    const today = dayInZone(this.clock.now(), query.actor.timeZone);
    const filter = filterOf(query, today);
    const found = await this.views.find(policiesView, filter, sortOf(query.asked, SORTS, BY_EXPIRY), pageOf(query.asked));
    const total = await this.views.count(policiesView, filter, TOTAL_CAP);
    const companies = await this.views.byId(companiesView, found.documents.map(({ insuredId }) => insuredId));
    return this.views.reply(toPage(found, total, (record) => policyRow(record, companies.get(record.insuredId)?.name ?? '', today)));
  }
}

function filterOf({ actor, of, asked }: PolicyList, today: string): FilterOf<typeof policiesView> {
  const owner = of ? { insuredId: { eq: of } } : { agencyId: { eq: actor.companyId } };
  const word = asked.keyword && foldedText(asked.keyword.trim());
  return {
    and: [
      { where: owner },
      ...(asked.line ? [{ where: { line: { eq: asked.line } } }] : []),
      ...(word ? [{ where: { searched: { word } } }] : []),
      ...(asked.standing ? [standingFilter(asked.standing, today)] : []),
    ],
  };
}
