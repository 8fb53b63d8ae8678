import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { Views } from '#views/views.service';
import { joinable } from './joinable-companies.query.js';

const MOST_PEOPLE = 100;
const MOST_COMPANIES = 10;

/** Which companies have people with addresses of the domain of this one; agencies where an agent signs up [A08]. */
@Injectable()
export class CompaniesOfDomain {
  constructor(private readonly views: Views) {}

  async of(email: string, role: Agreement): Promise<readonly JoinableCompany[]> {
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
    return joinable([...companies.values()], role);
  }
}
