import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { LOCATION_NUMBER_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { Claim } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { ImportTarget, SheetKind } from '#spreadsheets/sheet-kind';
import { AddLocation } from '../add-location.command.js';
import { locationNumberClaim } from '../location-number.rules.js';
import { termsOf } from '../location-terms.rules.js';
import { LOCATION_COLUMNS } from './location-columns.js';
import { locationsIn, type LocationOfSheet } from './location-sheet.rules.js';

/** Locations as records of a sheet. */
@Injectable()
export class LocationRecords implements SheetKind<LocationOfSheet> {
  readonly kind = 'locations';
  readonly rowName = 'location-import';
  readonly whenTaken = { column: LOCATION_COLUMNS.number.title, message: LOCATION_NUMBER_TAKEN };
  readonly recordsIn = locationsIn;

  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
  ) {}

  lineOf({
    location: {
      place: { number, address1, city, state },
      buildings,
    },
  }: LocationOfSheet): string {
    return `${number}: ${address1}, ${city}, ${state} (${buildings.length} ${buildings.length === 1 ? 'building' : 'buildings'})`;
  }

  /** No location has the id of a policy: whoever holds the number is another one. */
  claimOf(policyId: Uuid, { location: { place } }: LocationOfSheet): Claim {
    return locationNumberClaim(this.deciders, policyId, policyId, place.number);
  }

  add({ importId, policyId }: ImportTarget, { location }: LocationOfSheet, meta: CommandMeta): Promise<unknown> {
    return this.commands.execute(new AddLocation(policyId, termsOf(location, meta.commandId), importId, meta));
  }

  undo(importId: Uuid, addedBy: Uuid, meta: CommandMeta): Promise<unknown> {
    return this.deciders.handle(
      locationDecider,
      deriveId('location', addedBy),
      { type: 'UndoImportedLocation', importId },
      meta,
    );
  }
}
