import { Controller, Query } from '@nestjs/common';
import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import { Access, EVERYONE } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import type { PageOf } from '#http/page.dto';
import { CompanySearchDto } from './company-search/company-search.dto.js';
import { CompanySearch } from './company-search/company-search.reader.js';

/** Finding the other side by name. */
@Controller()
export class CompanyController {
  constructor(private readonly companies: CompanySearch) {}

  @Access({ roles: EVERYONE, level: 'readOnly' })
  @Answers(findCompany, { query: CompanySearchDto })
  search(@Query() asked: CompanySearchDto): Promise<PageOf<CompanyHit>> {
    return this.companies.find(asked);
  }
}
