import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { SheetKind } from '#spreadsheets/sheet-kind';
import { AddToSchedule, type AddsToSchedules } from './add-to-schedule.command.js';
import { keyOf } from './schedule-key.js';
import type { Schedule, ScheduleRow } from './schedule.js';

/** The records of a schedule as an import of a spreadsheet knows them. */
export function scheduleRecords<Given>(
  schedule: Schedule<Given>,
  commands: AddsToSchedules,
  deciders: DeciderStore,
): SheetKind<ScheduleRow<Given>> {
  const { recordName, kind, decider, key, sheet } = schedule;
  return {
    kind,
    rowName: `${recordName}-import`,
    whenTaken: key.whenTaken,
    recordsIn: (content) => sheet.recordsIn(content),
    lineOf: ({ given }) => sheet.lineOf(given),
    // No record has the id of a policy: whoever holds the value is another one.
    reservationOf: (policyId, { given }) =>
      keyOf(deciders, schedule, { policyId, recordId: policyId, terms: schedule.stored(given, policyId) }),
    add: ({ importId, policyId }, { given }, meta) =>
      commands.execute(new AddToSchedule(schedule, policyId, given, importId, meta)),
    undo: (importId, addedBy, meta) =>
      deciders.handle(decider, deriveId(recordName, addedBy), schedule.undoes(importId), meta),
  };
}
