import { IsIn, IsOptional } from 'class-validator';
import { notesBox, remarks } from '@covertrail/domain/fields/note-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** To a person, or to nobody without one. */
export class AssignReviewDto {
  @IsOptional() @IsId() readonly assigneeId?: string | null;
  /** To whom it was assigned when the person looked. */
  @IsOptional() @IsId() readonly seenAssigneeId?: string | null;
}

/** PUT dashboard/compliancereview/{id}/complete. */
export class CompleteReviewDto {
  @IsOptional() @Fits(remarks) readonly note?: string;
}

const FILTERS = ['pending', 'mine', 'unassigned', 'complete'] as const;
export type ReviewFilter = (typeof FILTERS)[number];

/** Query of the work queue. */
export class ComplianceReviewsDto extends PageDto {
  /** Default: pending. */
  @IsOptional() @IsIn(FILTERS) readonly state?: ReviewFilter;
}

/** PUT dashboard/compliancereview/{id}/reopen. The notes say why it is to be reviewed again [C16]. */
export class ReopenReviewDto {
  @Fits(notesBox) readonly reason!: string;
}
