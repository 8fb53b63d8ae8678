import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { LocationTerms } from '@covertrail/domain/location/location.contract';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { locationNumberClaim } from './location-number.rules.js';

/** The whole edit form; the decider finds out what changed. `expected` is the revision that the person saw. */
export class ReviseLocation extends Command<Outcome> {
  constructor(
    readonly locationId: Uuid,
    readonly terms: LocationTerms,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseLocation)
export class ReviseLocationHandler implements ICommandHandler<ReviseLocation, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
  ) {}

  async execute({ locationId, terms, expected, meta }: ReviseLocation): Promise<Outcome> {
    const command = { type: 'ReviseLocation', terms } as const;
    const { state, revision } = await this.deciders.load(locationDecider, locationId);
    if (!state) throw new RuleBroken('LOCATION.NOT_FOUND');
    const pinned = expected === undefined ? {} : { expected };
    const revise = () => this.deciders.handle(locationDecider, locationId, command, meta, pinned);
    // Nothing is claimed for an edit of an old revision; a repeated edit gets its recorded outcome.
    if (expected !== undefined && expected !== revision) return revise();
    // The rules refuse before the number is claimed.
    locationDecider.decide(command, state, undefined);
    if (state.place.number === terms.place.number) return revise();
    return this.claims.holding(
      locationNumberClaim(this.deciders, state.policyId, locationId, terms.place.number),
      meta,
      revise,
    );
  }
}
