import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView, type CompanyDocument } from '@covertrail/contracts/company/company.views';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { agreementOf } from '#accounts/agreement-of';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

/** What a company is that a person of this kind may join. */
const KIND_OF = { user: 'is.insured', agent: 'is.agency' } as const satisfies Record<Agreement, string>;

/** Few enough that nobody reads a list of all companies. */
const MOST = 10;

/** Companies whose names have words with these beginnings, which somebody who signs up may ask to join. */
export class FindJoinableCompanies extends Query<QueryReply<readonly JoinableCompany[]>> {
  constructor(
    readonly keyword: string,
    readonly role: Agreement,
  ) {
    super();
  }
}

@QueryHandler(FindJoinableCompanies)
export class FindJoinableCompaniesHandler implements IQueryHandler<FindJoinableCompanies> {
  constructor(private readonly views: Views) {}

  async execute({ keyword, role }: FindJoinableCompanies): Promise<QueryReply<readonly JoinableCompany[]>> {
    const { documents } = await this.views.find(
      companiesView,
      {
        where: {
          [KIND_OF[role]]: { eq: true },
          nameFolded: { word: foldedText(keyword.trim()) },
        },
      },
      [{ field: 'nameFolded', direction: 'asc' }],
      { limit: MOST },
    );
    return this.views.reply(joinable(documents, role));
  }
}

/** Agencies for agents, and other companies for everybody else [A08]. */
export const joinable = (companies: readonly CompanyDocument[], role: Agreement): readonly JoinableCompany[] =>
  companies
    .filter(({ roles }) => agreementOf(roles) === role)
    .map(({ id, name, address: { city, state } }) => ({ id, name, city, state }));
