import { IsOptional } from 'class-validator';
import { insurerName, naic } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '#http/fits.decorator';

/** POST policy/details/insurer: an empty NAIC becomes 0 (spec 2 section 5). */
export class AddCarrierDto {
  @Fits(insurerName) companyName!: string;
  @IsOptional() @Fits(naic) companyNaic?: string;
}
