import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { hasTrigger } from '../../insurance/line-facts.js';
import { LAYER_DOUBTS, type LayerDoubt, type LayerRefusal } from '../param-reasons.js';
import { presenceOf } from './presence.js';
import { outcomeOfRating } from './rating.js';

/** Why a layer does not count, whatever its place in a tower. */
export type OwnRefusal = Exclude<LayerRefusal, 'LAYER.GAP_BELOW' | 'LAYER.BESIDE'>;
export type LayerAssessment = 'counts' | LayerDoubt | OwnRefusal;

/** What a template asks of every layer that counts for a limit. */
export type AskedOfLayers = Pick<CompiledLimit, 'rating' | 'retroactiveBy'>;

/** A layer that might count if a missing fact were known, or if a person accepted it. */
export const isDoubtful = (standing: LayerAssessment): standing is LayerDoubt => Object.hasOwn(LAYER_DOUBTS, standing);

/**
 * Whether an umbrella counts above the policy below it: of the same insured, in the same currency, in force, verified, of a carrier with the required
 * rating, with the line of that policy on its schedule, and triggered as that policy is. A certain reason against it comes
 * before a doubtful one.
 */
export function assessLayer(
  layer: ProvidedPolicy,
  below: ProvidedPolicy,
  required: AskedOfLayers,
  day: CalendarDate,
): LayerAssessment {
  if (layer.insuredId !== below.insuredId) return 'LAYER.OTHER_INSURED';
  if (layer.region.value !== below.region.value) return 'LAYER.OTHER_CURRENCY';
  const presence = presenceOf(layer, day);
  if (presence === 'POLICY.REJECTED') return 'LAYER.REJECTED';
  if (presence !== 'POLICY.IN_FORCE' && presence !== 'POLICY.UNVERIFIED') return 'LAYER.NOT_IN_FORCE';
  const schedule = layer.schedule.value;
  if (schedule !== null && !schedule.includes(below.line)) return 'LAYER.NOT_SCHEDULED';
  const trigger = assessTrigger(layer, below, required);
  if (trigger !== 'counts' && !isDoubtful(trigger)) return trigger;
  const rated = required.rating === null ? 'pass' : outcomeOfRating(required.rating, layer.rating.value);
  if (rated === 'fail') return 'LAYER.CARRIER_BELOW';
  if (presence === 'POLICY.UNVERIFIED') return 'LAYER.UNVERIFIED';
  if (schedule === null) return 'LAYER.SCHEDULE_NOT_GIVEN';
  return rated === 'pass' ? trigger : 'LAYER.CARRIER_IN_REVIEW';
}

/**
 * Where the certificate of a line does not say its trigger, it is written on occurrence; else it must have been given. Above a
 * claims-made policy a layer is claims-made as well, and its retroactive date is no later (reference: umbrella liability).
 */
function assessTrigger(layer: ProvidedPolicy, below: ProvidedPolicy, required: AskedOfLayers): LayerAssessment {
  const under = hasTrigger(below.line) ? below.trigger.value : 'occurrence';
  const above = layer.trigger.value;
  if (under === 'occurrence' && above === 'claimsMade') return 'LAYER.CLAIMS_MADE';
  if (under === null || above === null) return 'LAYER.TRIGGER_NOT_GIVEN';
  if (under === 'occurrence') return 'counts';
  return above === 'occurrence' ? 'LAYER.OTHER_TRIGGER' : assessRetroactiveDate(layer, below, required);
}

/** A layer may begin later than the policy below it where the template asks for no earlier acts. */
function assessRetroactiveDate(
  { retroactiveOn: { value: since } }: ProvidedPolicy,
  below: ProvidedPolicy,
  { retroactiveBy }: AskedOfLayers,
): LayerAssessment {
  const latest = laterOf(below.retroactiveOn.value, retroactiveBy);
  if (since === null || latest === null) return 'LAYER.RETROACTIVE_NOT_GIVEN';
  return since <= latest ? 'counts' : 'LAYER.RETROACTIVE_LATE';
}

const laterOf = (date: CalendarDate | null, other: CalendarDate | null): CalendarDate | null =>
  date === null || (other !== null && other > date) ? other : date;
