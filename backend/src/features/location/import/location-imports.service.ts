import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { RefusedRow, SheetImportStarted, SheetImportUndone } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { LOCATION_NUMBER_TAKEN } from '@covertrail/wording/fields/server-messages';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { SheetContent } from '#spreadsheets/sheet-content';
import type { SheetRecords } from '#spreadsheets/sheet-imports.service';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { AddLocation } from '../add-location.command.js';
import { locationNumberClaim } from '../location-number.rules.js';
import { termsOf } from '../location-terms.rules.js';
import { LOCATION_COLUMNS } from './location-columns.js';
import { locationsIn, type LocationOfSheet } from './location-sheet.rules.js';

/** Commands that wait for the log together: they share its flush. */
const AT_ONCE = 32;

type MetaOf = (commandId: Uuid) => CommandMeta;

/** Imports locations: each becomes a command with an id from the import and its place, so that an import that broke off continues where it was. */
@Injectable()
export class LocationImports {
  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
    private readonly reader: SheetReader,
  ) {}

  /** The locations that a sheet would add to a policy; a number that the policy has already is an error. */
  async recordsIn(policyId: Uuid, content: SheetContent): Promise<SheetRecords<LocationOfSheet>> {
    const { locations, errors } = locationsIn(content);
    const taken = new Set<number>();
    for (const { row, location: { place } } of locations) if (await this.isTaken(policyId, place.number)) taken.add(row);
    const wrong = [...taken].map((row) => ({ row, column: LOCATION_COLUMNS.number.title, message: LOCATION_NUMBER_TAKEN }));
    return {
      records: locations.filter(({ row }) => !taken.has(row)),
      errors: [...errors, ...wrong].sort((one, other) => one.row - other.row),
      lineOf: ({ location: { place, buildings } }) => `${place.number}: ${place.address1}, ${place.city}, ${place.state} (${buildings.length} ${buildings.length === 1 ? 'building' : 'buildings'})`,
    };
  }

  /** Adds the locations of a started import, then records its end. To repeat it is harmless. */
  async add({ importId, policyId, sheet }: SheetImportStarted['data'], metaOf: MetaOf): Promise<void> {
    const { locations } = locationsIn(await this.reader.read(sheet.fileId));
    const refused: RefusedRow[] = [];
    await inTurns([...locations.entries()], async ([index, { row, location }]) => {
      const meta = metaOf(rowCommandId(importId, index));
      const code = await refusal(this.commands.execute(new AddLocation(policyId, termsOf(location, meta.commandId), importId, meta)));
      if (code !== null) refused.push({ row, code });
    });
    refused.sort((one, other) => one.row - other.row);
    const complete = { type: 'CompleteSheetImport', added: locations.length - refused.length, refused } as const;
    await this.deciders.handle(sheetImportDecider, importId, complete, metaOf(deriveId('complete', importId)));
  }

  /** Removes what an import added, except what someone changed since. */
  async undo({ importId, count }: SheetImportUndone['data'], metaOf: MetaOf): Promise<void> {
    await inTurns(Array.from({ length: count }, (_, index) => index), async (index) => {
      const locationId = deriveId('location', rowCommandId(importId, index));
      const meta = metaOf(deriveId('undo', importId, index));
      await refusal(this.deciders.handle(locationDecider, locationId, { type: 'UndoImportedLocation', importId }, meta));
    });
  }

  private async isTaken(policyId: Uuid, number: string): Promise<boolean> {
    const owner = await this.claims.ownerOf('locationNumber', policyId, number);
    if (owner === null) return false;
    const { stillHeld } = locationNumberClaim(this.deciders, policyId, policyId, number);
    return (await stillHeld?.(owner, '')) ?? true;
  }
}

const rowCommandId = (importId: Uuid, index: number): Uuid => deriveId('location-import', importId, index);

/** The code of the rule that refused a command; null when it was done. Other failures are thrown: the whole import is tried again. */
async function refusal(command: Promise<unknown>): Promise<string | null> {
  try {
    await command;
    return null;
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
}

async function inTurns<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) await Promise.all(items.slice(from, from + AT_ONCE).map(each));
}
