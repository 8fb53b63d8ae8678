import { IsIn, IsOptional } from 'class-validator';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { PageDto } from '../calls/page.inputs.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { HolderDetailsDto } from '../policy/holder-details.inputs.js';

/** Query of an address book: sorted by `name`, `city` or `changed`. */
export class HolderBookDto extends PageDto {
  /** A client whose book it is; absent for the book of the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
  /** `all`: the book of the caller's company, and that of the client where there is one. */
  @IsOptional() @IsIn(['all']) readonly books?: 'all';
}

/** POST agent/addressbook. */
export class NewHolderDto extends HolderDetailsDto {
  /** A client whose book it is; absent for the book of the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
}
