import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../coverage.js';
import { isUmbrella } from '../line-facts.js';
import { isDoubtful, layerStanding, type LayerStanding } from './layer.js';

/** A layer and whether it counts above a policy. */
export interface StandingLayer {
  readonly layer: ProvidedPolicy;
  readonly standing: LayerStanding;
}

/**
 * Whether each layer counts above a primary policy. Schedules are followed upwards: an excess policy that schedules the umbrella
 * adds to the lines below this umbrella. `layers` in a fixed order; a policy is never a layer above itself.
 */
export function layersOver(
  primary: ProvidedPolicy,
  layers: readonly ProvidedPolicy[],
  asked: Pick<CompiledLimit, 'rating'>,
  day: CalendarDate,
): readonly StandingLayer[] {
  const others = layers.filter(({ policyId }) => policyId !== primary.policyId);
  let standing = others.map((layer) => ({ layer, standing: layerStanding(layer, primary, asked, day) }));
  if (isUmbrella(primary.line)) return standing;
  for (let step = 0; step < others.length; step += 1) {
    const next = standing.map((one) => (isExcess(one) ? throughLayers(one, standing, asked, day) : one));
    if (next.every((one, index) => one.standing === standing[index]?.standing)) break;
    standing = next;
  }
  return standing;
}

/** Above the line only through an umbrella: the line itself is not on its schedule. */
function isExcess({ layer, standing }: StandingLayer): boolean {
  const through = standing === 'LAYER.NOT_SCHEDULED' || standing === 'LAYER.NOTHING_BELOW' || standing === 'LAYER.BELOW_IN_DOUBT';
  return through && layer.schedule.value?.some(isUmbrella) === true;
}

function throughLayers(
  one: StandingLayer,
  standing: readonly StandingLayer[],
  asked: Pick<CompiledLimit, 'rating'>,
  day: CalendarDate,
): StandingLayer {
  let best: LayerStanding = 'LAYER.NOTHING_BELOW';
  for (const { layer: below, standing: belowStands } of standing) {
    const counts = belowStands === 'counts';
    if (below.policyId === one.layer.policyId || (!counts && !isDoubtful(belowStands))) continue;
    const over = layerStanding(one.layer, below, asked, day);
    best = betterOf(best, over === 'counts' && !counts ? 'LAYER.BELOW_IN_DOUBT' : over);
  }
  return { layer: one.layer, standing: best };
}

const PLACES = ['counts', 'doubtful', 'refused', 'nothing'] as const;

function placeOf(standing: LayerStanding): (typeof PLACES)[number] {
  if (standing === 'counts') return 'counts';
  if (isDoubtful(standing)) return 'doubtful';
  return standing === 'LAYER.NOTHING_BELOW' ? 'nothing' : 'refused';
}

/** The reason why it counts, else why it is in doubt, else why it does not count; reasons of the same kind by name, so that order has no effect. */
function betterOf(one: LayerStanding, other: LayerStanding): LayerStanding {
  const [a, b] = [PLACES.indexOf(placeOf(one)), PLACES.indexOf(placeOf(other))];
  if (a !== b) return a < b ? one : other;
  return one <= other ? one : other;
}
