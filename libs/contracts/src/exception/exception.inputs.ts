import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ExceptionDuration } from '@covertrail/domain/exception/exception.contract';
import { findingRule, shownSentence } from '@covertrail/domain/fields/call-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import {
  chosenFindings,
  EXCEPTION_SCOPES,
  exceptionDecision,
  exceptionDocuments,
  exceptionDuration,
  MOST_EXCEPTION_DOCUMENTS,
} from '@covertrail/domain/fields/exception-fields';
import { reason, remarks } from '@covertrail/domain/fields/note-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';
import { AsNumber } from '../inputs/as-number.decorator.js';

export type Scope = (typeof EXCEPTION_SCOPES)[number];

class DecidedFindingDto {
  @Fits(findingRule) readonly rule!: string;
  @Fits(shownSentence) readonly sentence!: string;
}

/** Findings of one supplier that are decided at once [H02] [H03], each with its sentence as the page shows it. */
export class DecideExceptionsDto {
  @Fits(exceptionDecision) readonly decision!: 'accepted' | 'denied';
  @Fits(exceptionDuration) readonly duration!: ExceptionDuration;
  /** With `customDate`: the day on which it lapses. */
  @IsOptional() @Fits(calendarDate) readonly customDate?: string;
  /** Default: the supplier alone. */
  @IsOptional() @IsIn(EXCEPTION_SCOPES) readonly scope?: Scope;
  @IsOptional() @Fits(remarks) readonly comment?: string;
  /** `uploadId` of each file that backs the decision. */
  @IsOptional() @Fits(exceptionDocuments) readonly documents?: readonly string[];
  /** Each with the sentence that the person read. */
  @Fits(chosenFindings) @NestedList(() => DecidedFindingDto, 200) readonly findings!: readonly DecidedFindingDto[];
}

/** The path of a file that backs a decision. */
export class ExceptionDocumentPath {
  @IsId() readonly id!: string;
  @IsId() readonly exceptionId!: string;
  @AsNumber() @IsInt() @Min(1) @Max(MOST_EXCEPTION_DOCUMENTS) readonly number!: number;
}

const FILTERS = ['active', 'lapsing', 'perpetual', 'ended'] as const;
/** `lapsing`: accepted, covers a supplier today, and lapses within 30 days. */
export type ExceptionFilter = (typeof FILTERS)[number];

/** Query of the page of exceptions. */
export class ExceptionListDto extends PageDto {
  @IsOptional() @IsIn(FILTERS) readonly state?: ExceptionFilter;
  /** Only what was decided on findings of this supplier, or covers one of them [I02]. */
  @IsOptional() @IsId() readonly trackingId?: string;
}

/** POST tracking/{id}/exceptions/withdraw. */
export class WithdrawExceptionDto {
  @IsId() readonly exceptionId!: string;
  @Fits(reason) readonly reason!: string;
}
