import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../../http/page.dto.js';

/** Query of GET policy/details/insurer. */
export class FindCarrierDto extends PageDto {}

/** Query of GET policy/details/insurer/verify. */
export class VerifyCarrierDto {
  @IsString() @MaxLength(50) insurerName!: string;
  @IsOptional() @IsString() @MaxLength(10) insurerNaic?: string;
}
