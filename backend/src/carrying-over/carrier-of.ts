import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { CarriedRecords } from './carried-records.js';
import type { CarryOver } from './carry-over.service.js';

/** What carries the records of one kind over. */
export interface CarriesOver {
  readonly carryOver: CarryOver;
  readonly records: CarriedRecords;
}

/** Carries records of a policy over to the one that takes its place. A process that ends in between is followed by one that does the rest. */
export const carrierOf = (name: string) =>
  defineReaction<CarriesOver>()({
    name,
    on: {
      CarryOverChosen: (event, { carryOver, records }) =>
        carryOver.run(records, event.data, event.position, (commandId) => carryingOut(event, name, commandId)),
    },
  });
