import type { Cents } from '../../kernel/money.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { addingLimit } from '../../insurance/line-facts.js';
import { LIFTS, type Lift } from '../../insurance/line-row.js';
import { attachmentOf, storeyOf, type LayerAbove } from './layers-over.js';

/** What lies below all layers, in cents. */
export interface TowerBase {
  /** Where the limit that is asked for ends. */
  readonly top: Cents;
  /** Where the limit for each event ends, by which attachment points are stated; null where it was not given. */
  readonly eventTop: Cents | null;
  /** Of an umbrella: how much lies below it, which an attachment point above it may count as well. */
  readonly below: Cents;
}

/** What a layer covers, from where it begins to where it ends, in cents. `slack`: how much further up it may be stated to begin. */
export interface Span {
  readonly layerAbove: LayerAbove;
  readonly begin: Cents;
  readonly end: Cents;
  readonly slack: Cents;
}

export const EACH_EVENT = LIFTS[0];
/** The limit by which a layer adds; 0 where it was not given. */
export const amountOf = ({ line, limits }: ProvidedPolicy, lift: Lift): Cents =>
  limits.value[addingLimit(line, lift)] ?? 0;

/** What each layer covers of one event. A layer whose layer below is not among them is left out. */
export function eventSpans(base: TowerBase, layers: readonly LayerAbove[]): readonly Span[] {
  const top = base.eventTop ?? 0;
  const spanByLayer = new Map<LayerAbove, Span | null>();
  return layers.flatMap((layer) => spanOf(layer) ?? []);

  function spanOf(layerAbove: LayerAbove): Span | null {
    const found = spanByLayer.get(layerAbove);
    if (found !== undefined) return found;
    const attached = base.eventTop === null ? null : attachmentOf(layerAbove.layer);
    const begin = attached ?? beginOf(layerAbove);
    const span =
      begin === null
        ? null
        : {
            layerAbove,
            begin,
            end: begin + amountOf(layerAbove.layer, EACH_EVENT),
            slack: attached === null ? 0 : base.below,
          };
    spanByLayer.set(layerAbove, span);
    return span;
  }

  /** Without an attachment point it begins where the highest layer ends on which it rests, of those that the layers below it reach. */
  function beginOf({ layer, restsOn }: LayerAbove): Cents | null {
    if (restsOn.length === 0) return top;
    const lower = layers
      .filter((other) => storeyOf(other.layer) < storeyOf(layer))
      .flatMap((other) => spanOf(other) ?? []);
    const reached = unionOf(top, lower).top;
    const ends = lower.flatMap(({ layerAbove: below, begin, end, slack }) =>
      restsOn.includes(below) && begin <= reached + slack ? [Math.min(end, reached)] : [],
    );
    return ends.length === 0 ? null : Math.max(...ends);
  }
}

/**
 * What each layer covers of an aggregate. Attachment points are stated for one event: a layer that the layers below it do not reach
 * covers no aggregate either, and one that begins inside what is below adds no more than it adds for one event.
 */
export function aggregateSpans(base: TowerBase, layers: readonly LayerAbove[], lift: Lift): readonly Span[] {
  const events = eventSpans(base, layers);
  const eventTop = base.eventTop ?? 0;
  const spanByLayer = new Map<LayerAbove, Span>();
  return events.filter(isReached).map(spanOf);

  function isReached(span: Span): boolean {
    return (
      span.begin <=
      unionOf(
        eventTop,
        events.filter((other) => other !== span),
      ).top +
        span.slack
    );
  }

  function spanOf(span: Span): Span {
    const found = spanByLayer.get(span.layerAbove);
    if (found !== undefined) return found;
    const {
      layerAbove: { layer },
      begin,
      end,
    } = span;
    const covered = Math.max(0, end - Math.max(begin, eventTop));
    const amount = Math.min(amountOf(layer, lift), covered < end - begin ? covered : Infinity);
    const from = beginOf(span);
    const aggregate = { ...span, begin: from, end: from + amount, slack: 0 };
    spanByLayer.set(span.layerAbove, aggregate);
    return aggregate;
  }

  function beginOf({ layerAbove, begin }: Span): Cents {
    const stated = base.eventTop !== null && attachmentOf(layerAbove.layer) !== null;
    const ends = (below: readonly Span[]) => Math.max(base.top, ...below.map((other) => spanOf(other).end));
    return ends(
      events.filter(
        (other) => other.begin < begin && (stated ? other.end <= begin : layerAbove.restsOn.includes(other.layerAbove)),
      ),
    );
  }
}

/** A layer that adds to a tower, and by how much. */
export interface CountedLayer {
  readonly layerAbove: LayerAbove;
  readonly amount: Cents;
}

/** How far a tower reaches without a gap, and by which layers, from below. */
export interface Reach {
  readonly top: Cents;
  readonly counted: readonly CountedLayer[];
}

/** The layer that reaches furthest comes next, until none reaches further: what two of them cover counts once, and nothing counts above a gap. */
export function unionOf(base: Cents, spans: readonly Span[]): Reach {
  let top = base;
  const counted: CountedLayer[] = [];
  for (;;) {
    let next: Span | null = null;
    let reached = top;
    for (const span of spans) {
      const { begin, end, slack } = span;
      const to = begin <= top ? end : top + end - begin;
      if (begin > top + slack || to <= reached || counted.some(({ layerAbove }) => layerAbove === span.layerAbove))
        continue;
      next = span;
      reached = to;
    }
    if (next === null) return { top, counted };
    counted.push({ layerAbove: next.layerAbove, amount: reached - top });
    top = reached;
  }
}
