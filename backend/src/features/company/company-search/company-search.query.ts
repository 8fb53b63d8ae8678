import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import type { CompanySearchDto } from '@covertrail/contracts/company/company.inputs';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { pageOf, TOTAL_CAP, toPage } from '#http/page.rules';
import { Views } from '#views/views.service';

/** Companies whose names contain words with these beginnings. */
export class SearchCompanies extends Query<PageOf<CompanyHit>> {
  constructor(readonly input: CompanySearchDto) {
    super();
  }
}

@QueryHandler(SearchCompanies)
export class SearchCompaniesHandler implements IQueryHandler<SearchCompanies> {
  constructor(private readonly views: Views) {}

  async execute({ input }: SearchCompanies): Promise<PageOf<CompanyHit>> {
    const role = input.role ?? 'insured';
    const filter: FilterOf<typeof companiesView> = {
      where: { [`is.${role}`]: { eq: true }, nameFolded: { word: foldedText(input.keyword.trim()) } },
    };
    const found = await this.views.find(
      companiesView,
      filter,
      [{ field: 'nameFolded', direction: 'asc' }],
      pageOf(input),
    );
    const total = await this.views.count(companiesView, filter, TOTAL_CAP);
    return toPage(found, total, ({ id, name, address: { city, state }, trade }) => ({ id, name, city, state, trade }));
  }
}
