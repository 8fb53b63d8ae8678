import { IsOptional } from 'class-validator';
import { IsId } from '../inputs/is-id.decorator.js';

/** PUT policy/manager/{id}: an agency of the insured; none where it is absent. */
export class ManagePolicyDto {
  @IsOptional() @IsId() readonly agencyId?: string;
}
