import { IsIn } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { IsId } from '#http/is-id.decorator';
import { NestedOne } from '#http/nested.decorator';
import { PolicyTermsDto } from '../policy-terms.dto.js';

/** POST policy/addnewpolicy. */
export class AddPolicyDto {
  @IsId() insuredCompanyId!: string;
  @IsIn(COVERAGE_LINES) line!: CoverageLine;
  @NestedOne(() => PolicyTermsDto) terms!: PolicyTermsDto;
}
