import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import { CompanySearchDto } from '@covertrail/contracts/company/company.inputs';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { SearchCompanies } from './company-search/company-search.query.js';

/** Finds other companies by name. */
@Controller()
export class CompanyController {
  constructor(private readonly queries: QueryBus) {}

  @LookUp()
  @Answers(findCompany)
  search(@Query() input: CompanySearchDto): Promise<PageOf<CompanyHit>> {
    return this.queries.execute(new SearchCompanies(input));
  }
}
