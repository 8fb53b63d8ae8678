import { IsIn, IsOptional } from 'class-validator';
import { MOST_SHARES } from '@covertrail/domain/fields/share-fields';
import { PageDto } from '../calls/page.inputs.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';

/** Query of those who hold a policy. */
export class PolicyHoldersDto extends PageDto {
  /** `untold`: only those who were not told of its last change. */
  @IsOptional() @IsIn(['untold']) readonly only?: 'untold';
}

/** A share by which someone holds the policy. */
export class IssuedShareDto {
  @IsId() readonly shareId!: string;
}

/** POST sharedpolicy/issue-again. Without `shares`: to all who were not told of the last change. */
export class IssueAgainDto {
  @IsId() readonly policyId!: string;
  @IsOptional()
  @NestedList(() => IssuedShareDto, MOST_SHARES)
  readonly shares?: readonly IssuedShareDto[];
}
