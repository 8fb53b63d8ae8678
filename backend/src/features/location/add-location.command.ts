import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { LocationTerms } from '@covertrail/domain/location/location.contract';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { locationNumberClaim } from './location-number.rules.js';

/** A new location of a policy; its id derives from the command id. `importId` names the import or the carry-over that it comes from. */
export class AddLocation extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly terms: LocationTerms,
    readonly importId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AddLocation)
export class AddLocationHandler implements ICommandHandler<AddLocation, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
    private readonly representations: Representations,
  ) {}

  async execute({ policyId, terms, importId, meta }: AddLocation): Promise<Outcome> {
    const locationId = deriveId('location', meta.commandId);
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (!policy) throw new RuleBroken('LOCATION.NOT_FOUND');
    const agencyId = await this.representations.agencyOf(policy.insuredId);
    const command = {
      type: 'AddLocation',
      locationId,
      policyId,
      insuredId: policy.insuredId,
      agencyId,
      importId,
      ...terms,
    } as const;
    // The rules refuse before the number is claimed.
    locationDecider.decide(command, null, undefined);
    const claim = locationNumberClaim(this.deciders, policyId, locationId, terms.place.number);
    // What an import or a carry-over repeats is the same.
    const options = importId === null ? {} : ({ startsStream: true } as const);
    return this.claims.holding(claim, meta, () =>
      this.deciders.handle(locationDecider, locationId, command, meta, options),
    );
  }
}
