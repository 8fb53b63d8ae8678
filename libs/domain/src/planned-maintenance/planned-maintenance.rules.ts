import type { Instant, Uuid } from '../kernel/event.js';
import type { MaintenancePeriod } from './planned-maintenance.contract.js';

/** The stream of the whole plan: periods of one product do not overlap. */
export const MAINTENANCE_PLAN: Uuid = '5c4d1a00-0000-4000-8000-000000000013';

/** The maintenance that runs at this moment. */
export const runningAt = (periods: readonly MaintenancePeriod[], at: Instant): MaintenancePeriod | null =>
  periods.find(({ from, until }) => isBefore(from, at, true) && isBefore(at, until)) ?? null;

export const isOver = ({ until }: Pick<MaintenancePeriod, 'until'>, at: Instant): boolean => !isBefore(at, until);

export const overlap = (period: MaintenancePeriod, other: MaintenancePeriod): boolean =>
  isBefore(period.from, other.until) && isBefore(other.from, period.until);

/** Moments may be written with other offsets and digits: they are compared as points in time. */
export const isBefore = (at: Instant, other: Instant, orEqual = false): boolean =>
  Date.parse(at) < Date.parse(other) || (orEqual && Date.parse(at) === Date.parse(other));
