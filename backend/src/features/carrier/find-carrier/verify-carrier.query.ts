import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsOptional } from 'class-validator';
import { searchedInsurer, searchedNaic } from '@covertrail/domain/fields/call-fields';
import type { CarrierVerified } from '@covertrail/contracts/carrier/carrier.replies';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import type { Actor } from '#auth/actor';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { CarrierDirectory } from './carrier-directory.reader.js';

/** Query of GET policy/details/insurer/verify. `insurerId` decides between insurers of the same name. */
export class VerifyCarrierDto {
  @Fits(searchedInsurer) insurerName!: string;
  @IsOptional() @Fits(searchedNaic) insurerNaic?: string;
  @IsOptional() @IsId() insurerId?: string;
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** Whether name and NAIC agree with an insurer that the actor may know. */
export class VerifyCarrier extends Query<CarrierVerified> {
  constructor(
    readonly actor: Actor,
    readonly asked: VerifyCarrierDto,
  ) {
    super();
  }
}

@QueryHandler(VerifyCarrier)
export class VerifyCarrierHandler implements IQueryHandler<VerifyCarrier> {
  constructor(private readonly directory: CarrierDirectory) {}

  execute({ actor, asked }: VerifyCarrier): Promise<CarrierVerified> {
    return this.directory.verify(actor, asked);
  }
}
