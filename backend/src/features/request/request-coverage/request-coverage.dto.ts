import { IsBoolean, IsOptional } from 'class-validator';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { dueOn } from '@covertrail/domain/fields/request-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST policy/request/template/createPolicyRequest: to a company, or by e-mail. The template defaults to the project's. */
export class RequestCoverageDto {
  @IsId() projectId!: string;
  @IsOptional() @IsId() templateId?: string;
  @IsOptional() @IsId() insuredCompanyId?: string;
  @IsOptional() @Fits(invitedEmail) email?: string;
  @IsOptional() @Fits(remarks) message?: string;
  @Fits(dueOn) dueOn!: string;
  /** Sends it although one to the same supplier for the same project is open. */
  @IsOptional() @IsBoolean() again?: boolean;
}
