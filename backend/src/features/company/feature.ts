import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ChangeTaxIdHandler } from './change-tax-id.command.js';
import { ReadCompanyProfileHandler } from './company-profile.query.js';
import { SearchCompaniesHandler } from './company-search/company-search.query.js';
import { CompanyController } from './company.controller.js';
import { COMPANY_PROBLEMS } from './company.problems.js';
import { COMPANY_GRANTS } from './company.grants.js';

@Module({
  controllers: [CompanyController],
  providers: [SearchCompaniesHandler, ReadCompanyProfileHandler, ChangeTaxIdHandler],
})
class CompanyModule {}

export const companyFeature: BackendFeature = {
  name: 'company',
  module: CompanyModule,
  grants: COMPANY_GRANTS,
  problems: COMPANY_PROBLEMS,
};
