import { IsIn, IsOptional } from 'class-validator';
import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { Fits } from '#http/fits.decorator';
import { PagingDto } from '#http/page.dto';

const ROLES: readonly CompanyRole[] = ['requester', 'insured', 'agency'];

/** Query of the company search: from three letters (spec 1 section 9). */
export class CompanySearchDto extends PagingDto {
  @Fits(searchedName) keyword!: string;
  @IsOptional() @IsIn(ROLES) role?: CompanyRole;
}
