import { IsIn, IsOptional, MinLength } from 'class-validator';
import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import { PageDto } from '../../../http/page.dto.js';

const ROLES: readonly CompanyRole[] = ['requester', 'insured', 'agency'];

/** Query of the company search: from three letters (spec 1 section 9). */
export class CompanySearchDto extends PageDto {
  @MinLength(3, { message: 'Type at least the first three letters of your Agency name/ Company name' }) declare keyword: string;
  @IsOptional() @IsIn(ROLES) role?: CompanyRole;
}
