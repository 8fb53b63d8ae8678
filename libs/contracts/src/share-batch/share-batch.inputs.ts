import { IsIn, IsOptional } from 'class-validator';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { MOST_SHARES } from '@covertrail/domain/fields/share-fields';
import type { ShareRowOutcome } from '@covertrail/domain/share-batch/share-batch.contract';
import { SentDraftDto } from '../draft/draft.inputs.js';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import { ShareTermsDto } from '../share/share-terms.inputs.js';

/** A recipient: a company, for one of its projects. */
export class ShareRecipientDto {
  @IsId() readonly requesterCompanyId!: string;
  @IsId() readonly projectId!: string;
}

/** POST sharedpolicy/bulk/share: the same share with each recipient [D03]. */
export class BulkShareDto extends ShareTermsDto {
  @IsId() readonly insuredCompanyId!: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
  /** The draft that it was made of: it ends with the share. */
  @IsOptional() @NestedOne(() => SentDraftDto) readonly draft?: SentDraftDto;
  @NestedList(() => ShareRecipientDto, MOST_SHARES) readonly rows!: readonly ShareRecipientDto[];
}

const UPON = ['replacement', 'expiration'] as const;

/** A share in which a policy is replaced. */
export class ReplacedShareDto {
  @IsId() readonly shareId!: string;
}

/** POST replace/policies: a policy takes the place of another one in these shares [D03]. */
export class ReplaceSharedDto {
  @IsId() readonly policyId!: string;
  @IsId() readonly replacedBy!: string;
  @IsIn(UPON) readonly upon!: (typeof UPON)[number];
  @NestedList(() => ReplacedShareDto, MOST_SHARES) readonly shares!: readonly ReplacedShareDto[];
}

/** Query of what one insured shared with many. */
export class ShareBatchListDto extends PageDto {
  @IsId() readonly insuredCompanyId!: string;
}

const OUTCOMES: readonly ShareRowOutcome['outcome'][] = ['shared', 'alreadyShared', 'refused'];

/** Query of the recipients that had their turn. */
export class ShareBatchRowsDto extends PageDto {
  @IsOptional() @IsIn(OUTCOMES) readonly outcome?: ShareRowOutcome['outcome'];
}
