import type { CalendarDate } from '../../kernel/dates.js';
import { LIMITS_OF, type CoverageLine, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { ParamsWith } from '../finding-params.js';
import { liftOf } from '../../insurance/line-facts.js';
import type { LineWorld } from '../line-world.js';
import { attachmentOf, storeyOf } from './layers-over.js';
import { answers } from './presence.js';
import { EACH_EVENT } from './tower-spans.js';
import { towerOver } from './tower.js';

/** Whether a layer lies over a line, and the layer whose schedule says so, or does not say it. */
interface LiesOver {
  readonly lies: 'yes' | 'no' | 'notKnown';
  readonly by: ProvidedPolicy;
}

/** The layers in force on which a layer rests by its schedule. Of one storey no layer rests on another one. */
const layersBelow = (
  layer: ProvidedPolicy,
  layers: readonly ProvidedPolicy[],
  day: CalendarDate,
): readonly ProvidedPolicy[] =>
  layers.filter(
    (below) =>
      layer.schedule.value?.includes(below.line) === true &&
      storeyOf(below) < storeyOf(layer) &&
      below.insuredId === layer.insuredId &&
      below.region.value === layer.region.value &&
      answers(below, day),
  );

/** A layer lies over what is on its schedule, and over what the layers lie over that are on it. */
export function liesOver(
  layer: ProvidedPolicy,
  line: CoverageLine,
  world: Pick<LineWorld, 'layers'>,
  day: CalendarDate,
): LiesOver {
  const schedule = layer.schedule.value;
  if (schedule === null) return { lies: 'notKnown', by: layer };
  if (schedule.includes(line)) return { lies: 'yes', by: layer };
  const through = layersBelow(layer, world.layers, day).map((below) => liesOver(below, line, world, day));
  return (
    through.find(({ lies }) => lies === 'yes') ??
    through.find(({ lies }) => lies === 'notKnown') ?? { lies: 'no', by: layer }
  );
}

/** Where a tower ends, and where the layer above it begins. */
type OpenBelow = ParamsWith<'towerEnds' | 'layerBegins'>;

/**
 * What a layer that states where it attaches leaves open above the policies of a line: null where nothing is open above one of them, or none is
 * there; else where the highest tower ends and the layer begins, in cents.
 */
export function openBelow(
  layer: ProvidedPolicy,
  line: CoverageLine,
  world: LineWorld,
  day: CalendarDate,
): OpenBelow | 'notKnown' | null {
  const there = world.below.filter(
    (policy) => policy.line === line && policy.region.value === layer.region.value && answers(policy, day),
  );
  if (attachmentOf(layer) === null || there.length === 0) return null;
  let open: OpenBelow | 'notKnown' | null = null;
  for (const policy of there) {
    const openHere = openAbove(policy, layer, world, day);
    if (openHere === null) return null;
    if (openHere === 'notKnown' || (open !== 'notKnown' && openHere.towerEnds > (open?.towerEnds ?? 0)))
      open = openHere;
  }
  return open;
}

function openAbove(
  policy: ProvidedPolicy,
  layer: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): OpenBelow | 'notKnown' | null {
  const limit = LIMITS_OF[policy.line].find(
    (code) => liftOf(code) === EACH_EVENT && (policy.limits.value[code] ?? 0) > 0,
  );
  if (limit === undefined) return 'notKnown';
  const { refused, possible } = towerOver(
    policy,
    policy.limits.value[limit] ?? 0,
    EACH_EVENT,
    world,
    { rating: null, retroactiveBy: null },
    day,
  );
  const found = refused.find((refusedLayer) => refusedLayer.layer.policyId === layer.policyId);
  if (found?.why.refused !== 'LAYER.GAP_BELOW') return null;
  const { towerEnds, layerBegins } = found.why;
  return possible.some(({ policyId }) => policyId === layer.policyId) ? 'notKnown' : { towerEnds, layerBegins };
}
