import { IsOptional } from 'class-validator';
import { firstNamedInsured, furtherNamedInsureds } from '@covertrail/domain/fields/holder-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NamedInsureds } from '@covertrail/domain/named-insured/named-insured.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Query of the named insureds. */
export class NamedInsuredsDto {
  /** A client of the caller's agency; absent for the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
}

/** PUT agent/named-insureds: the whole list. */
export class StateNamedInsuredsDto implements NamedInsureds {
  /** A client of the caller's agency; absent for the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
  @Fits(firstNamedInsured) readonly primary!: string;
  @Fits(furtherNamedInsureds) readonly further!: readonly string[];
}
