import { IsIn, IsOptional } from 'class-validator';
import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { PagingDto } from '@covertrail/contracts/calls/page.inputs';

const ROLES: readonly CompanyRole[] = ['requester', 'insured', 'agency'];

/** Query of the company search: from three letters (spec 1 section 9). */
export class CompanySearchDto extends PagingDto {
  @Fits(searchedName) keyword!: string;
  @IsOptional() @IsIn(ROLES) role?: CompanyRole;
}
