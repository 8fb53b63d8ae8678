import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import type { EmailLookUp } from '@covertrail/contracts/registration/registration.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import { Views } from '#views/views.service';
import { joinable } from './joining/joinable-companies.query.js';
import { isPublicHost } from './mail-hosts.rules.js';

const MOST_PEOPLE = 100;
const MOST_COMPANIES = 10;

/** What the domain of an address says of companies. The address itself is looked up nowhere (ADR 78). */
export class LookUpEmail extends Query<EmailLookUp> {
  constructor(readonly email: string) {
    super();
  }
}

@QueryHandler(LookUpEmail)
export class LookUpEmailHandler implements IQueryHandler<LookUpEmail> {
  constructor(private readonly views: Views) {}

  async execute({ email }: LookUpEmail): Promise<EmailLookUp> {
    if (await isPublicHost(email)) return { excludedDomain: true, emailDomainCompanies: [] };
    const { documents: people } = await this.views.find(
      peopleView,
      { where: { domain: { eq: emailDomain(email) } } },
      [{ field: 'id', direction: 'asc' }],
      { limit: MOST_PEOPLE },
    );
    const accounts = await this.views.byId(
      accountsView,
      people.map(({ id }) => id),
    );
    const ids = new Set([...accounts.values()].flatMap(({ companyIds }) => companyIds));
    const companies = await this.views.byId(companiesView, [...ids].slice(0, MOST_COMPANIES));
    return { excludedDomain: false, emailDomainCompanies: joinable([...companies.values()]) };
  }
}
