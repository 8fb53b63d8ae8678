import { IsIn, IsOptional } from 'class-validator';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { PagingDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';

const ROLES: readonly CompanyRole[] = ['requester', 'insured', 'agency'];

/** Query of the company search: from three letters [A07]. */
export class CompanySearchDto extends PagingDto {
  @Fits(searchedName) readonly keyword!: string;
  /** Default: `insured`. */
  @IsOptional() @IsIn(ROLES) readonly role?: CompanyRole;
}
