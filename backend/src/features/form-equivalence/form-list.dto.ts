import { IsIn, IsOptional } from 'class-validator';
import type { FormOrigin, FormQuery } from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import { FORM_LINES } from '@covertrail/domain/compliance/forms/form-index';
import type { FormLine } from '@covertrail/domain/compliance/forms/form-row';
import { ENTRY_SCOPES } from '@covertrail/domain/fields/form-entry-fields';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';

const ORIGINS = ['own', 'product'] as const satisfies readonly FormOrigin[];

/** Query of the index of forms. */
export class FormListDto extends PageDto {
  @IsOptional() @IsIn(FORM_LINES) line?: FormLine;
  @IsOptional() @IsIn([...ENTRY_SCOPES, 'exclusion']) scope?: NonNullable<FormQuery['scope']>;
  @IsOptional() @IsIn(ORIGINS) origin?: FormOrigin;
}
