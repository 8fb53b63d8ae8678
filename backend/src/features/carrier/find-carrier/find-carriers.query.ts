import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import type { Actor } from '#auth/actor';
import type { FindCarrierDto } from '@covertrail/contracts/carrier/carrier.inputs';
import { CarrierDirectory } from './carrier-directory.reader.js';

/** Insurers by name or NAIC that the actor may know. */
export class FindCarriers extends Query<PageOf<CarrierChoice>> {
  constructor(
    readonly actor: Actor,
    readonly input: FindCarrierDto,
  ) {
    super();
  }
}

@QueryHandler(FindCarriers)
export class FindCarriersHandler implements IQueryHandler<FindCarriers> {
  constructor(private readonly directory: CarrierDirectory) {}

  execute({ actor, input }: FindCarriers): Promise<PageOf<CarrierChoice>> {
    return this.directory.find(actor, input);
  }
}
