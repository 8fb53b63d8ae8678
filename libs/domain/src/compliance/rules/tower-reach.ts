import type { Lift } from '../../insurance/line-row.js';
import { mayState } from '../../insurance/lines/line-coverage.js';
import { attachmentOf, storeyOf, type LayerAbove } from './layers-over.js';
import {
  aggregateSpans,
  amountOf,
  EACH_EVENT,
  eventSpans,
  unionOf,
  type TowerBase,
  type Reach,
  type Span,
} from './tower-spans.js';

/** How far these layers certainly reach. A layer never counts together with the one that it replaces: the better one of them does. */
export function certainReach(base: TowerBase, lift: Lift, layers: readonly LayerAbove[]): Reach {
  return bestReach(layers, (some) => unionOf(base.top, spansOf(base, lift, some)));
}

/** How far they may reach: a layer that does not say where it attaches may be above the others. */
export function possibleReach(base: TowerBase, lift: Lift, layers: readonly LayerAbove[]): Reach {
  return bestReach(layers, (some) => {
    const spans = spansOf(
      base,
      lift,
      some.filter((layerAbove) => !mayBeAbove(layerAbove)),
    );
    const below = unionOf(base.top, spans);
    const between = some
      .filter(mayBeAbove)
      .map((layerAbove) => ({ layerAbove, amount: amountOf(layerAbove.layer, lift) }));
    const rest = spans.filter(({ layerAbove }) => !below.counted.some((counted) => counted.layerAbove === layerAbove));
    const { top, counted } = unionOf(
      between.reduce((sum, { amount }) => sum + amount, below.top),
      rest,
    );
    return { top, counted: [...below.counted, ...between, ...counted] };
  });
}

/** Whether another attachment point could be stated of it, or its schedule leaves open on which layer it rests. */
export const mayBeAbove = ({ layer }: LayerAbove): boolean =>
  attachmentOf(layer) === null && (mayState(layer.line, 'attachmentPoint') || storeyOf(layer) > 0);

const spansOf = (base: TowerBase, lift: Lift, layers: readonly LayerAbove[]): readonly Span[] =>
  lift === EACH_EVENT ? eventSpans({ ...base, eventTop: base.top }, layers) : aggregateSpans(base, layers, lift);

function bestReach(layers: readonly LayerAbove[], reachOf: (layers: readonly LayerAbove[]) => Reach): Reach {
  const pair = replacedPair(layers);
  if (pair === null) return reachOf(layers);
  const [replacement, other] = pair;
  const withoutOne = bestReach(
    layers.filter((layer) => layer !== replacement),
    reachOf,
  );
  const withoutOther = bestReach(
    layers.filter((layer) => layer !== other),
    reachOf,
  );
  return withoutOther.top > withoutOne.top ? withoutOther : withoutOne;
}

/** A layer and the one that it replaces. */
function replacedPair(layers: readonly LayerAbove[]): readonly [LayerAbove, LayerAbove] | null {
  for (const replacement of layers) {
    const other = layers.find(({ layer }) => layer.policyId === replacement.layer.replaces);
    if (other !== undefined) return [replacement, other];
  }
  return null;
}
