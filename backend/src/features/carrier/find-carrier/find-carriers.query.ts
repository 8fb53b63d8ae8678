import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsOptional } from 'class-validator';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import type { Actor } from '#auth/actor';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { CarrierDirectory } from './carrier-directory.reader.js';

/** Query of GET policy/details/insurer. With an insured, the reply includes the insurers that its policies name. */
export class FindCarrierDto extends PageDto {
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** Insurers by name or NAIC that the actor may know. */
export class FindCarriers extends Query<PageOf<CarrierChoice>> {
  constructor(
    readonly actor: Actor,
    readonly asked: FindCarrierDto,
  ) {
    super();
  }
}

@QueryHandler(FindCarriers)
export class FindCarriersHandler implements IQueryHandler<FindCarriers> {
  constructor(private readonly directory: CarrierDirectory) {}

  execute({ actor, asked }: FindCarriers): Promise<PageOf<CarrierChoice>> {
    return this.directory.find(actor, asked);
  }
}
