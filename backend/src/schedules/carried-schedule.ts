import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CarriedRecords } from '#carrying-over/carried-records';
import type { Views } from '#views/views.service';
import { AddToSchedule, type AddsToSchedules } from './add-to-schedule.command.js';
import { listedOf } from './listed-of.js';
import type { Schedule } from './schedule.js';

/** Carries the records of a policy's schedule over, as they are then. What is part of a record gets an id of its own. */
export const carriedSchedule = <Given>(
  schedule: Schedule<Given>,
  commands: AddsToSchedules,
  deciders: DeciderStore,
  views: Views,
): CarriedRecords => ({
  kind: schedule.kind,
  async idsOf({ replaces }, asOf) {
    await views.reached(asOf, schedule.view.of);
    const ids: Uuid[] = [];
    for await (const { id } of listedOf(views, schedule, replaces)) ids.push(id);
    return ids;
  },
  wasThere: async (recordId, asOf) => (await deciders.readable.loadAt(schedule.decider, recordId, asOf)).state !== null,
  async carry({ policyId }, recordId, carryOverId, meta) {
    const { state } = await deciders.load(schedule.decider, recordId);
    if (state === null || state.removed) throw new RuleBroken(schedule.notFoundCode);
    const given = schedule.copiedTerms(schedule.termsOf(state));
    return commands.execute(new AddToSchedule(schedule, policyId, given, carryOverId, meta));
  },
});
