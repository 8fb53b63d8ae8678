import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../coverage.js';
import { hasTrigger } from '../line-facts.js';
import type { LayerReason } from '../reasons.js';
import { presenceOf } from './presence.js';
import { outcomeOfRating } from './rating.js';

export type LayerStanding = 'counts' | LayerReason;

const DOUBTS: ReadonlySet<LayerStanding> = new Set([
  'LAYER.UNVERIFIED', 'LAYER.CARRIER_IN_REVIEW', 'LAYER.SCHEDULE_NOT_GIVEN', 'LAYER.TRIGGER_NOT_GIVEN', 'LAYER.BELOW_IN_DOUBT',
]);

/** A layer that might count if a missing fact were known. */
export const isDoubtful = (standing: LayerStanding): boolean => DOUBTS.has(standing);

/**
 * Whether an umbrella counts above the policy below it: of the same insured, in the same currency, in force, verified, of a carrier with the required
 * rating, with the line of that policy on its schedule, and not claims-made above occurrence. A certain reason against it comes
 * before a doubtful one.
 */
export function layerStanding(
  layer: ProvidedPolicy,
  below: ProvidedPolicy,
  asked: Pick<CompiledLimit, 'rating'>,
  day: CalendarDate,
): LayerStanding {
  if (layer.insuredId !== below.insuredId) return 'LAYER.OTHER_INSURED';
  if (layer.region.value !== below.region.value) return 'LAYER.OTHER_CURRENCY';
  const presence = presenceOf(layer, day);
  if (presence === 'POLICY.REJECTED') return 'LAYER.REJECTED';
  if (presence !== 'POLICY.IN_FORCE' && presence !== 'POLICY.UNVERIFIED') return 'LAYER.NOT_IN_FORCE';
  const schedule = layer.schedule.value;
  if (schedule !== null && !schedule.includes(below.line)) return 'LAYER.NOT_SCHEDULED';
  const trigger = triggerStanding(layer, below);
  if (trigger === 'LAYER.CLAIMS_MADE') return trigger;
  const rated = asked.rating === null ? 'pass' : outcomeOfRating(asked.rating, layer.rating.value);
  if (rated === 'fail') return 'LAYER.CARRIER_BELOW';
  if (presence === 'POLICY.UNVERIFIED') return 'LAYER.UNVERIFIED';
  if (schedule === null) return 'LAYER.SCHEDULE_NOT_GIVEN';
  return rated === 'pass' ? trigger : 'LAYER.CARRIER_IN_REVIEW';
}

/** Where the certificate of a line does not say its trigger, it is written on occurrence; else it must have been given. */
function triggerStanding(layer: ProvidedPolicy, below: ProvidedPolicy): LayerStanding {
  const under = hasTrigger(below.line) ? below.trigger.value : 'occurrence';
  const above = layer.trigger.value;
  if (above === 'occurrence' || under === 'claimsMade') return 'counts';
  return above === 'claimsMade' && under === 'occurrence' ? 'LAYER.CLAIMS_MADE' : 'LAYER.TRIGGER_NOT_GIVEN';
}
