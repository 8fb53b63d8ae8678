import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { carrierOf } from '#carrying-over/carrier-of';
import { sheetImporterOf } from '#spreadsheets/sheet-importer-of';
import type { Schedule, ScheduleRow } from './schedule.js';
import type { Schedules } from './schedules.service.js';

/** Adds the records of a sheet to a schedule, or removes them again. */
export function scheduleImporter<Given>(schedule: Schedule<Given>): DeclaredReaction<Schedules> {
  const declared = sheetImporterOf<ScheduleRow<Given>>(`${schedule.recordName}-importer`);
  return { ...declared, with: (schedules) => declared.with(schedules.imports(schedule)) };
}

/** Carries a schedule over to the policy that takes the place of another. */
export function scheduleCarrier<Given>(schedule: Schedule<Given>): DeclaredReaction<Schedules> {
  const declared = carrierOf(`${schedule.recordName}-carrier`);
  return { ...declared, with: (schedules) => declared.with(schedules.carrier(schedule)) };
}
