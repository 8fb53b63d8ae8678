import { IsIn, IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import type { CorrectionComparison } from './correction.views.js';

/** PUT tracking/{id}/corrections/{correctionId}/acknowledge. */
export class AcknowledgeCorrectionDto {
  @IsOptional() @Fits(remarks) readonly comment?: string;
}

const STATES = ['open', 'acknowledged'] as const;
const COMPARISONS = ['worse', 'better', 'alike'] as const satisfies readonly CorrectionComparison[];

/** Query of the page of corrections. */
export class CorrectionListDto extends PageDto {
  @IsOptional() @IsIn(STATES) readonly state?: 'open' | 'acknowledged';
  @IsOptional() @IsIn(COMPARISONS) readonly comparison?: CorrectionComparison;
}

/** GET tracking/{id}/corrections. */
export class TrackingCorrectionsDto extends PageDto {
  /** Only those whose first and last day include this day. */
  @IsOptional() @Fits(calendarDate) readonly on?: string;
}

/** GET insured/{id}/corrections. */
export class InsuredCorrectionsDto extends PageDto {
  /** Only those that a change of this policy caused. */
  @IsOptional() @IsId() readonly policyId?: string;
}

/** The path of a correction: the tracking, and the correction. */
export class CorrectionPath {
  @IsId() readonly id!: string;
  @IsId() readonly correctionId!: string;
}
