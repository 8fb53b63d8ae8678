import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { locationsView } from '@covertrail/contracts/location/location.views';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CarriedRecords, Replacement } from '#carrying-over/carried-records';
import type { CarriesOver } from '#carrying-over/carrier-of';
import { CarryOver } from '#carrying-over/carry-over.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { AddLocation } from '../add-location.command.js';
import { termsOf } from '../location-terms.rules.js';

/** Carries the locations of a policy over, as they are then. */
@Injectable()
export class LocationCarrier implements CarriesOver, CarriedRecords {
  readonly kind = 'locations';
  readonly records = this;

  constructor(
    readonly carryOver: CarryOver,
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async idsOf({ replaces }: Replacement, asOf: Position): Promise<readonly Uuid[]> {
    await this.views.reached(asOf, locationsView);
    const ids: Uuid[] = [];
    for await (const { id } of everyDocument(this.views, locationsView, { where: { policyId: { eq: replaces } } }, [
      { field: 'numberOrder', direction: 'asc' },
    ]))
      ids.push(id);
    return ids;
  }

  async wasThere(locationId: Uuid, asOf: Position): Promise<boolean> {
    return (await this.deciders.readable.loadAt(locationDecider, locationId, asOf)).state !== null;
  }

  /** Buildings get ids of their own: they are others than those of the old policy. */
  async carry({ policyId }: Replacement, locationId: Uuid, carryOverId: Uuid, meta: CommandMeta): Promise<unknown> {
    const { state } = await this.deciders.load(locationDecider, locationId);
    if (state === null || state.removed) throw new RuleBroken('LOCATION.NOT_FOUND');
    const { place, limits } = state;
    const buildings = state.buildings.map(({ number, description, limits: rows }) => ({
      number,
      description,
      limits: rows,
    }));
    return this.commands.execute(
      new AddLocation(policyId, termsOf({ place, limits, buildings }, meta.commandId), carryOverId, meta),
    );
  }
}
