import type { CalendarDate } from '../../kernel/dates.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { LayerReason } from '../reasons.js';
import { presenceOf } from './presence.js';

export type LayerStanding = 'counts' | LayerReason;

const DOUBTS: ReadonlySet<LayerStanding> = new Set(['LAYER.UNVERIFIED', 'LAYER.SCHEDULE_NOT_GIVEN', 'LAYER.TRIGGER_NOT_GIVEN']);

/** A layer that might count, were something known that is not. */
export const isDoubtful = (standing: LayerStanding): boolean => DOUBTS.has(standing);

/**
 * Whether an umbrella counts over a primary policy: the same insured's, in force, verified, with the primary's line on its
 * schedule, and not claims-made over occurrence. What is certain to rule it out comes before what is in doubt.
 */
export function layerStanding(layer: ProvidedPolicy, primary: ProvidedPolicy, day: CalendarDate): LayerStanding {
  if (layer.insuredId !== primary.insuredId) return 'LAYER.OTHER_INSURED';
  const presence = presenceOf(layer, day);
  if (presence === 'POLICY.REJECTED') return 'LAYER.REJECTED';
  if (presence !== 'POLICY.IN_FORCE' && presence !== 'POLICY.UNVERIFIED') return 'LAYER.NOT_IN_FORCE';
  const schedule = layer.schedule.value;
  if (schedule !== null && !schedule.includes(primary.line)) return 'LAYER.NOT_SCHEDULED';
  const trigger = triggerStanding(layer, primary);
  if (trigger === 'LAYER.CLAIMS_MADE') return trigger;
  if (presence === 'POLICY.UNVERIFIED') return 'LAYER.UNVERIFIED';
  return schedule === null ? 'LAYER.SCHEDULE_NOT_GIVEN' : trigger;
}

/** Automobile and workers' compensation are written on occurrence; for the other lines it must have been told. */
function triggerStanding(layer: ProvidedPolicy, primary: ProvidedPolicy): LayerStanding {
  const alwaysOccurrence = primary.line === 'automobile' || primary.line === 'workersCompensation';
  const below = alwaysOccurrence ? 'occurrence' : primary.trigger.value;
  const above = layer.trigger.value;
  if (above === 'occurrence' || below === 'claimsMade') return 'counts';
  return above === 'claimsMade' && below === 'occurrence' ? 'LAYER.CLAIMS_MADE' : 'LAYER.TRIGGER_NOT_GIVEN';
}
