import type { CalendarDate } from '../../kernel/dates.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import { isUmbrella } from '../../insurance/line-facts.js';
import { isDoubtful, assessLayer, type AskedOfLayers, type LayerAssessment } from './layer.js';

/** A layer, whether it counts above a policy, and the layers on which it rests; none where it rests on the policy itself. */
export interface LayerAbove {
  readonly layer: ProvidedPolicy;
  readonly standing: LayerAssessment;
  readonly restsOn: readonly LayerAbove[];
}

/** The lines on its schedule that are layers themselves, other than the line of the primary policy. */
const layerLinesOf = ({ schedule }: ProvidedPolicy, primary: ProvidedPolicy): readonly CoverageLine[] =>
  schedule.value?.filter((line) => isUmbrella(line) && line !== primary.line) ?? [];

/**
 * The storey of a layer by what it schedules, so that no layer ever rests on itself: umbrellas, umbrellas above umbrellas, excess
 * policies above umbrellas, those above excess policies. Of one storey no layer rests on another one.
 */
export function storeyOf({ line, schedule }: ProvidedPolicy): number {
  const [overUmbrella, overExcess] = [
    schedule.value?.includes('umbrella') === true,
    schedule.value?.includes('excessLiability') === true,
  ];
  if (line === 'umbrella') return overExcess ? 4 : overUmbrella ? 1 : 0;
  return overExcess ? 3 : overUmbrella ? 2 : 0;
}

/** Where a layer begins, in cents from the ground; null where the policy does not state it. */
export const attachmentOf = ({ statedValues }: ProvidedPolicy): number | null =>
  statedValues.value.attachmentPoint ?? null;

/**
 * Whether each layer counts above a primary policy. Schedules are followed upwards: an excess policy that schedules the umbrella
 * rests on it, and adds to the lines below it. `layers` in a fixed order; a policy is never a layer above itself.
 */
export function layersOver(
  primary: ProvidedPolicy,
  layers: readonly ProvidedPolicy[],
  required: AskedOfLayers,
  day: CalendarDate,
): readonly LayerAbove[] {
  const placed = new Map<ProvidedPolicy, LayerAbove>();
  const others = layers.filter(({ policyId }) => policyId !== primary.policyId);
  for (const layer of others.toSorted((policy, other) => storeyOf(policy) - storeyOf(other))) {
    const direct: LayerAbove = { layer, standing: assessLayer(layer, primary, required, day), restsOn: [] };
    const over = layerLinesOf(layer, primary);
    placed.set(
      layer,
      over.length === 0 || isCertainlyNone(direct.standing)
        ? direct
        : throughLayers(direct, over, [...placed.values()], required, day),
    );
  }
  return others.flatMap((layer) => placed.get(layer) ?? []);
}

/** Reasons that have nothing to do with what is below. */
const OF_ITSELF: readonly LayerAssessment[] = [
  'LAYER.OTHER_INSURED',
  'LAYER.OTHER_CURRENCY',
  'LAYER.NOT_IN_FORCE',
  'LAYER.REJECTED',
];
const isCertainlyNone = (standing: LayerAssessment): boolean => OF_ITSELF.includes(standing);

/**
 * A layer that schedules layers rests on those of them that may count. Where none does, it is refused; where it schedules the line
 * of the policy as well, its attachment point says where it begins, whatever is between.
 */
function throughLayers(
  direct: LayerAbove,
  over: readonly CoverageLine[],
  placed: readonly LayerAbove[],
  required: AskedOfLayers,
  day: CalendarDate,
): LayerAbove {
  const { layer } = direct;
  const restsOn = placed.filter(
    ({ layer: below, standing }) =>
      over.includes(below.line) && storeyOf(below) < storeyOf(layer) && mayCount(standing),
  );
  const isStated = attachmentOf(layer) !== null && direct.standing === 'counts';
  if (restsOn.length > 0)
    return { layer, standing: isStated ? 'counts' : bestAssessment(layer, restsOn, required, day), restsOn };
  if (direct.standing === 'LAYER.NOT_SCHEDULED') return { ...direct, standing: 'LAYER.NOTHING_BELOW' };
  return attachmentOf(layer) === null && direct.standing === 'counts'
    ? { ...direct, standing: 'LAYER.PLACE_NOT_KNOWN' }
    : direct;
}

export const mayCount = (standing: LayerAssessment): boolean => standing === 'counts' || isDoubtful(standing);

function bestAssessment(
  layer: ProvidedPolicy,
  restsOn: readonly LayerAbove[],
  required: AskedOfLayers,
  day: CalendarDate,
): LayerAssessment {
  let best: LayerAssessment = 'LAYER.NOTHING_BELOW';
  for (const below of restsOn) {
    const over = assessLayer(layer, below.layer, required, day);
    best = betterOf(best, over === 'counts' && below.standing !== 'counts' ? 'LAYER.BELOW_IN_DOUBT' : over);
  }
  return best;
}

const PLACES = ['counts', 'doubtful', 'refused', 'nothing'] as const;

function placeOf(standing: LayerAssessment): (typeof PLACES)[number] {
  if (standing === 'counts') return 'counts';
  if (isDoubtful(standing)) return 'doubtful';
  return standing === 'LAYER.NOTHING_BELOW' ? 'nothing' : 'refused';
}

/** The reason why it counts, else why it is in doubt, else why it does not count; reasons of the same kind by name, so that order has no effect. */
function betterOf(assessment: LayerAssessment, other: LayerAssessment): LayerAssessment {
  const [a, b] = [PLACES.indexOf(placeOf(assessment)), PLACES.indexOf(placeOf(other))];
  if (a !== b) return a < b ? assessment : other;
  return assessment <= other ? assessment : other;
}
