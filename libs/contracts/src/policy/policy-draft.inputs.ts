import { IsInt, Min } from 'class-validator';
import { draftContent } from '@covertrail/domain/fields/call-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** PUT policy/{id}/draft and policy/new/{companyId}/draft. */
export class SavePolicyDraftDto {
  @IsInt() @Min(0) readonly revision!: number;
  @Fits(draftContent) readonly content!: string;
}
