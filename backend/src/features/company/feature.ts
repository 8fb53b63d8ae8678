import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { SearchCompaniesHandler } from './company-search/company-search.query.js';
import { CompanyController } from './company.controller.js';
import { COMPANY_PROBLEMS } from './company.problems.js';
import { COMPANY_GRANTS } from './company.grants.js';

@Module({ controllers: [CompanyController], providers: [SearchCompaniesHandler] })
class CompanyModule {}

export const companyFeature: BackendFeature = {
  name: 'company',
  module: CompanyModule,
  grants: COMPANY_GRANTS,
  problems: COMPANY_PROBLEMS,
};
