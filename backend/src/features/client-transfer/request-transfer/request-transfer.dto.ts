import { IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';
import { NestedOne } from '#http/nested.decorator';

class LetterDto {
  /** What `POST agent/transfer/letter` answered. */
  @IsId() uploadId!: string;
  @Fits(calendarDate) signedOn!: string;
}

/** POST agent/transfer: the agency that answers for the client names the receiver; any other asks for it with the letter. */
export class RequestTransferDto {
  @IsId() insuredCompanyId!: string;
  @IsOptional() @IsId() toAgencyId?: string;
  @IsOptional() @IsId() toAgentId?: string;
  @IsOptional() @Fits(remarks) note?: string;
  @IsOptional() @NestedOne(() => LetterDto) letter?: LetterDto;
}
