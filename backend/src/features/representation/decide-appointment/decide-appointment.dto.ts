import { IsOptional } from 'class-validator';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** PUT insured/agency/accept. */
export class AcceptAppointmentDto {
  @IsId() agencyCompanyId!: string;
}

/** PUT insured/agency/refuse: the reason may be left out. */
export class RefuseAppointmentDto extends AcceptAppointmentDto {
  @IsOptional() @Fits(remarks) reason?: string;
}
