import { IsOptional } from 'class-validator';
import { searchedInsurer, searchedNaic } from '@covertrail/domain/fields/call-fields';
import { insurerName, naic } from '@covertrail/domain/fields/policy-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** POST policy/details/insurer: an empty NAIC becomes 0 [C11]. */
export class AddCarrierDto {
  @Fits(insurerName) readonly companyName!: string;
  @IsOptional() @Fits(naic) readonly companyNaic?: string;
}

/** Query of GET policy/details/insurer. With an insured, the reply includes the insurers that its policies name. */
export class FindCarrierDto extends PageDto {
  /** The reply includes carriers that only the policies of this insured name. */
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
}

/** Query of GET policy/details/insurer/verify. `insurerId` decides between insurers of the same name. */
export class VerifyCarrierDto {
  @Fits(searchedInsurer) readonly insurerName!: string;
  @IsOptional() @Fits(searchedNaic) readonly insurerNaic?: string;
  /** Decides between carriers of the same name. */
  @IsOptional() @IsId() readonly insurerId?: string;
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
}
