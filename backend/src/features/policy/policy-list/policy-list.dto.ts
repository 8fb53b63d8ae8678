import { IsIn, IsOptional } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { POLICY_STANDINGS, type PolicyStanding } from '@covertrail/domain/policy/policy.views';
import { PageDto } from '#http/page.dto';

/** Query of a policy list: paged, filtered by line and by where the policy stands today. */
export class PolicyListDto extends PageDto {
  @IsOptional() @IsIn(COVERAGE_LINES) line?: CoverageLine;
  @IsOptional() @IsIn(POLICY_STANDINGS) standing?: PolicyStanding;
}
