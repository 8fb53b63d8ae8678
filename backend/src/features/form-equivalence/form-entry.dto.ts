import { IsIn, IsOptional } from 'class-validator';
import type { FormScope } from '@covertrail/domain/compliance/forms/form-scope';
import { readEdition } from '@covertrail/domain/compliance/forms/form-text';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { entryEditions, entryNumber, entryScopes, entryTitle } from '@covertrail/domain/fields/form-entry-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** What an entry says. */
class FormEntryDto {
  @IsOptional() @Fits(entryTitle) title?: string;
  @IsOptional() @Fits(entryEditions) editions?: string[];
  @IsOptional() @Fits(entryScopes) gives?: FormScope[];
  @IsOptional() @Fits(entryScopes) doesNotGive?: FormScope[];
  @IsOptional() @Fits(remarks) note?: string;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}

/** POST requestor/forms/entries. */
export class NewFormEntryDto extends FormEntryDto {
  @Fits(entryNumber) number!: string;
  @IsIn(COVERAGE_LINES) line!: CoverageLine;
}

/** PUT requestor/forms/entries/{id}. */
export class ChangedFormEntryDto extends FormEntryDto {
  @IsId() seen!: string;
}

/** The content of an entry, editions as they are printed. */
export const termsOf = ({
  title = '',
  editions = [],
  gives = [],
  doesNotGive = [],
  note = '',
}: FormEntryDto): FormEntryTerms => ({
  title: title.trim(),
  editions: editions.flatMap((edition) => readEdition(edition) ?? []),
  gives,
  doesNotGive,
  note: note.trim(),
});
