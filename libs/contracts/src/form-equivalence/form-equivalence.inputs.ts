import { IsIn, IsOptional } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { FORM_LINES } from '@covertrail/domain/insurance/forms/form-index';
import type { FormLine } from '@covertrail/domain/insurance/forms/form-row';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import {
  ENTRY_SCOPES,
  entryEditions,
  entryNumber,
  entryScopes,
  entryTitle,
} from '@covertrail/domain/fields/form-entry-fields';
import { reason, remarks } from '@covertrail/domain/fields/note-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';

/** GET requestor/forms/details. */
export class FormDetailsDto {
  @Fits(entryNumber) readonly number!: string;
}

/** What an entry says. Absent lists are empty; absent editions: all. */
export class FormEntryDto {
  @IsOptional() @Fits(entryTitle) readonly title?: string;
  @IsOptional() @Fits(entryEditions) readonly editions?: readonly string[];
  @IsOptional() @Fits(entryScopes) readonly gives?: readonly FormScope[];
  @IsOptional() @Fits(entryScopes) readonly doesNotGive?: readonly FormScope[];
  @IsOptional() @Fits(remarks) readonly note?: string;
  /** Today when absent. */
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
}

/** POST requestor/forms/entries. */
export class NewFormEntryDto extends FormEntryDto {
  @Fits(entryNumber) readonly number!: string;
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
}

/** PUT requestor/forms/entries/{id}. */
export class ChangedFormEntryDto extends FormEntryDto {
  /** The last event of the entry that the person saw. */
  @IsId() readonly seen!: string;
}

const ORIGINS = ['own', 'product'] as const;
/** `own`: entries of the requester; `product`: what the product knows. */
export type FormOrigin = (typeof ORIGINS)[number];

/** Query of the index of forms. */
export class FormListDto extends PageDto {
  @IsOptional() @IsIn(FORM_LINES) readonly line?: FormLine;
  /** Forms that give it, or an exclusion of any kind. */
  @IsOptional() @IsIn([...ENTRY_SCOPES, 'exclusion']) readonly scope?: FormScope | 'exclusion';
  @IsOptional() @IsIn(ORIGINS) readonly origin?: FormOrigin;
}

class ChangedEntryDto extends ChangedFormEntryDto {
  @IsId() readonly entryId!: string;
}

class WithdrawnEntryDto {
  @IsId() readonly entryId!: string;
  @IsId() readonly seen!: string;
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
}

/** One of the three: what is to be added, the entry that is to say something else, or the entry that is to be withdrawn. */
export class TryFormEntryDto {
  @IsOptional() @NestedOne(() => NewFormEntryDto) readonly add?: NewFormEntryDto;
  @IsOptional() @NestedOne(() => ChangedEntryDto) readonly change?: ChangedEntryDto;
  @IsOptional() @NestedOne(() => WithdrawnEntryDto) readonly withdraw?: WithdrawnEntryDto;
}

/** POST requestor/forms/entries/{id}/withdraw. */
export class WithdrawFormEntryDto {
  @IsId() readonly seen!: string;
  @Fits(reason) readonly reason!: string;
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
}
