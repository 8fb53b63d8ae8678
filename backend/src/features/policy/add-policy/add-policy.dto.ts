import { Type } from 'class-transformer';
import { IsDefined, IsIn, ValidateNested } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { IsId } from '../../../http/is-id.decorator.js';
import { PolicyTermsDto } from '../policy-terms.dto.js';

/** POST policy/addnewpolicy. */
export class AddPolicyDto {
  @IsId() insuredCompanyId!: string;
  @IsIn(COVERAGE_LINES) line!: CoverageLine;
  @IsDefined() @ValidateNested() @Type(() => PolicyTermsDto) terms!: PolicyTermsDto;
}
