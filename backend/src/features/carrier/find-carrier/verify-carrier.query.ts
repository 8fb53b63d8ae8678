import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CarrierVerified } from '@covertrail/contracts/carrier/carrier.replies';
import type { Actor } from '#auth/actor';
import type { VerifyCarrierDto } from '@covertrail/contracts/carrier/carrier.inputs';
import { CarrierDirectory } from './carrier-directory.reader.js';

/** Whether name and NAIC agree with an insurer that the actor may know. */
export class VerifyCarrier extends Query<CarrierVerified> {
  constructor(
    readonly actor: Actor,
    readonly input: VerifyCarrierDto,
  ) {
    super();
  }
}

@QueryHandler(VerifyCarrier)
export class VerifyCarrierHandler implements IQueryHandler<VerifyCarrier> {
  constructor(private readonly directory: CarrierDirectory) {}

  execute({ actor, input }: VerifyCarrier): Promise<CarrierVerified> {
    return this.directory.verify(actor, input);
  }
}
