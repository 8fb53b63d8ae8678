import { Controller, Get, Query } from '@nestjs/common';
import { Access, EVERYONE } from '#auth/access';
import type { PageOf } from '#http/page.dto';
import { CompanySearchDto } from './company-search/company-search.dto.js';
import { CompanySearch, type CompanyHit } from './company-search/company-search.reader.js';

/** Finding the other side by name. */
@Controller('company')
export class CompanyController {
  constructor(private readonly companies: CompanySearch) {}

  @Access({ roles: EVERYONE, level: 'readOnly' })
  @Get('search')
  search(@Query() asked: CompanySearchDto): Promise<PageOf<CompanyHit>> {
    return this.companies.find(asked);
  }
}
