import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { Uploads } from '#uploads/uploads.service';
import { uploadsBy } from '#uploads/upload.module';
import { ChooseLogoHandler } from './choose-logo.command.js';
import { CompanyLogoController } from './company-logo.controller.js';
import { ChangeTaxIdHandler } from './change-tax-id.command.js';
import { ReadCompanyProfileHandler } from './company-profile.query.js';
import { SearchCompaniesHandler } from './company-search/company-search.query.js';
import { CompanyController } from './company.controller.js';
import { COMPANY_PROBLEMS } from './company.problems.js';
import { COMPANY_GRANTS } from './company.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'logo', kinds: PICTURE_KINDS, isPicture: true })],
  controllers: [CompanyController, CompanyLogoController],
  providers: [SearchCompaniesHandler, ReadCompanyProfileHandler, ChangeTaxIdHandler, ChooseLogoHandler, Uploads],
})
class CompanyModule {}

export const companyFeature: BackendFeature = {
  name: 'company',
  module: CompanyModule,
  grants: COMPANY_GRANTS,
  problems: COMPANY_PROBLEMS,
};
