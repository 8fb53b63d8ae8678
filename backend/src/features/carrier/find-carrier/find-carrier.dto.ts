import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

/** Query of GET policy/details/insurer. With an insured also those that its policies name. */
export class FindCarrierDto extends PageDto {
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** Query of GET policy/details/insurer/verify. `insurerId` says which one is meant where several are called alike. */
export class VerifyCarrierDto {
  @IsString() @MaxLength(50) insurerName!: string;
  @IsOptional() @IsString() @MaxLength(10) insurerNaic?: string;
  @IsOptional() @IsId() insurerId?: string;
  @IsOptional() @IsId() insuredCompanyId?: string;
}
