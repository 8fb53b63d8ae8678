import type { Decider } from '../kernel/decider.js';
import type { Instant } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  MaintenancePeriod,
  PlannedMaintenanceCommand,
  PlannedMaintenanceEvent,
} from './planned-maintenance.contract.js';
import { isBefore, isOver, overlap } from './planned-maintenance.rules.js';

/** Every period that was planned and not canceled, in the order in which they were planned. */
export type PlannedMaintenanceState = readonly MaintenancePeriod[];

export const PLANNED_MAINTENANCE_CODES = [
  'PLANNED_MAINTENANCE.ENDS_BEFORE_IT_BEGINS',
  'PLANNED_MAINTENANCE.IN_THE_PAST',
  'PLANNED_MAINTENANCE.OVERLAPS',
  'PLANNED_MAINTENANCE.NOT_PLANNED',
  'PLANNED_MAINTENANCE.OVER',
] as const;

const broken = (code: (typeof PLANNED_MAINTENANCE_CODES)[number]) => new RuleBroken(code);

/** When the product is maintained [A13]: one stream, `planned-maintenance-<MAINTENANCE_PLAN>`. What is over stays as it was. */
export const plannedMaintenanceDecider: Decider<
  PlannedMaintenanceState,
  PlannedMaintenanceCommand,
  PlannedMaintenanceEvent
> = {
  type: 'planned-maintenance',
  initialState: [],
  decide(command, state) {
    if (command.type === 'CancelPlannedMaintenance') return cancel(command.maintenanceId, command.at, state);
    const { maintenanceId, from, until, text, at } = command;
    return plan({ maintenanceId, from, until, text }, at, state);
  },
  evolve: (state, { type, data }) =>
    type === 'MaintenancePlanned'
      ? [...state, data]
      : state.filter(({ maintenanceId }) => maintenanceId !== data.maintenanceId),
};

function plan(period: MaintenancePeriod, at: Instant, state: PlannedMaintenanceState): PlannedMaintenanceEvent[] {
  if (!isBefore(period.from, period.until)) throw broken('PLANNED_MAINTENANCE.ENDS_BEFORE_IT_BEGINS');
  if (isOver(period, at)) throw broken('PLANNED_MAINTENANCE.IN_THE_PAST');
  if (state.some((planned) => overlap(planned, period))) throw broken('PLANNED_MAINTENANCE.OVERLAPS');
  return [{ type: 'MaintenancePlanned', data: period }];
}

function cancel(
  maintenanceId: MaintenancePeriod['maintenanceId'],
  at: Instant,
  state: PlannedMaintenanceState,
): PlannedMaintenanceEvent[] {
  const planned = state.find((period) => period.maintenanceId === maintenanceId);
  if (!planned) throw broken('PLANNED_MAINTENANCE.NOT_PLANNED');
  if (isOver(planned, at)) throw broken('PLANNED_MAINTENANCE.OVER');
  return [{ type: 'PlannedMaintenanceCanceled', data: { maintenanceId } }];
}
