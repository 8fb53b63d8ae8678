import { Module } from '@nestjs/common';
import { CompanySearch } from './company-search/company-search.reader.js';
import { CompanyController } from './company.controller.js';
import { RegisterCompanyHandler } from './register-company.command.js';

@Module({ controllers: [CompanyController], providers: [RegisterCompanyHandler, CompanySearch] })
export class CompanyModule {}
