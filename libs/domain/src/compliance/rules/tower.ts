import type { CalendarDate } from '../../kernel/dates.js';
import type { Cents } from '../../kernel/money.js';
import { LIMITS_OF, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Term } from '../finding.js';
import type { Nested } from '../finding-params.js';
import { addingLimit, isUmbrella, liftOf } from '../../insurance/line-facts.js';
import type { Lift } from '../../insurance/line-row.js';
import type { LineWorld } from '../line-world.js';
import type { LayerDoubt } from '../param-reasons.js';
import { isDoubtful, type AskedOfLayers } from './layer.js';
import { attachmentOf, layersOver, mayCount, storeyOf, type LayerAbove } from './layers-over.js';
import { answers } from './presence.js';
import { refusalOf } from './refusal.js';
import { certainReach, mayBeAbove, possibleReach } from './tower-reach.js';
import { amountOf, EACH_EVENT, eventSpans, unionOf, type CountedLayer, type TowerBase } from './tower-spans.js';

/** A layer that does not count, and why. */
export interface RefusedLayer {
  readonly layer: ProvidedPolicy;
  readonly why: Nested<'refused'>;
  /** Its limit; 0 where it was not given. */
  readonly amount: Cents;
}

/** What layers add to a primary limit: certainly, and with those that are in doubt. */
export interface Tower {
  readonly counted: readonly Term[];
  readonly countedSum: Cents;
  readonly possible: readonly Term[];
  readonly possibleSum: Cents;
  /** Why layers are in doubt: reasons that an agent must settle come before those that the requester may decide. */
  readonly doubt: { readonly policyNumber: string; readonly reason: LayerDoubt; readonly carrier: string } | null;
  /** A layer that counts or may count, whose limit is not given. */
  readonly notGiven: string | null;
  readonly refused: readonly RefusedLayer[];
}

/** An excess policy is in doubt only because of the umbrella below it, so that umbrella is named. */
function weightOf(doubt: LayerDoubt): number {
  if (doubt === 'LAYER.BELOW_IN_DOUBT') return 0;
  return doubt === 'LAYER.CARRIER_IN_REVIEW' || doubt === 'LAYER.OTHER_TRIGGER' ? 1 : 2;
}

/** `amount`: of the primary limit that is asked for. A limit of zero is no limit. */
export function towerOver(
  primary: ProvidedPolicy,
  amount: Cents,
  lift: Lift,
  world: LineWorld,
  required: AskedOfLayers,
  day: CalendarDate,
): Tower {
  const base: TowerBase = {
    top: amount,
    eventTop: lift === EACH_EVENT ? amount : perEvent(primary),
    below: belowOf(primary, world, day),
  };
  const above = layersOver(primary, world.layers, required, day).map((layer) => withKnownPlace(layer, base));
  const given = above.filter(({ layer }) => amountOf(layer, lift) > 0);
  const counting = given.filter(({ standing }) => standing === 'counts');
  const certain = certainReach(base, lift, counting);
  const possible = possibleReach(
    base,
    lift,
    given.filter(({ standing }) => mayCount(standing)),
  );
  const refusal = { primary, base, lift, required, counted: certain.counted.map(({ layerAbove }) => layerAbove), day };
  const termOf = ({ layerAbove: { layer }, amount: counted }: CountedLayer): Term => ({
    policyId: layer.policyId,
    policyNumber: layer.policyNumber,
    line: layer.line,
    limit: addingLimit(layer.line, lift),
    amount: counted,
  });
  return {
    counted: certain.counted.map(termOf),
    countedSum: certain.top - amount,
    possible: possible.counted.map(termOf),
    possibleSum: possible.top - amount,
    doubt: doubtIn(possible.counted, certain.counted),
    notGiven:
      above.find(({ standing, layer }) => mayCount(standing) && amountOf(layer, lift) === 0)?.layer.policyNumber ??
      null,
    refused: above.flatMap((layer) => refusedLayer(layer, refusal) ?? []),
  };
}

/** Where the limit for each event was not given, nobody knows what an attachment point leaves open. */
const withKnownPlace = (layerAbove: LayerAbove, { eventTop }: TowerBase): LayerAbove =>
  eventTop === null && layerAbove.standing === 'counts' && attachmentOf(layerAbove.layer) !== null
    ? { ...layerAbove, standing: 'LAYER.PLACE_NOT_KNOWN' }
    : layerAbove;

/** The limit of a policy for each event, in cents, as certificates list it first; null where it was not given. */
export function perEvent({ line, limits }: ProvidedPolicy): Cents | null {
  const code = LIMITS_OF[line].find((limit) => liftOf(limit) === EACH_EVENT && (limits.value[limit] ?? 0) > 0);
  return code === undefined ? null : (limits.value[code] ?? null);
}

/** Of an umbrella, how much the policies on its schedule have below it, at most: a layer above it is said to attach above both. */
function belowOf({ line, schedule, region }: ProvidedPolicy, { below }: LineWorld, day: CalendarDate): Cents {
  if (!isUmbrella(line)) return 0;
  const there = below.filter(
    (policy) => schedule.value?.includes(policy.line) && policy.region.value === region.value && answers(policy, day),
  );
  return Math.max(0, ...there.map((policy) => perEvent(policy) ?? 0));
}

/** A layer that counts certainly, and might count elsewhere, is named last. */
function doubtIn(possible: readonly CountedLayer[], certain: readonly CountedLayer[]): Tower['doubt'] {
  let doubt: Tower['doubt'] = null;
  const counts = new Set(certain.map(({ layerAbove }) => layerAbove));
  let most = -2;
  for (const { layerAbove } of possible) {
    if (layerAbove.standing === 'counts' && !mayBeAbove(layerAbove)) continue;
    const { layer, standing } = layerAbove;
    const reason = isDoubtful(standing) ? standing : 'LAYER.PLACE_NOT_KNOWN';
    const weight = counts.has(layerAbove) ? -1 : weightOf(reason);
    if (weight <= most) continue;
    most = weight;
    doubt = { policyNumber: layer.policyNumber, reason, carrier: layer.carrier.value.name };
  }
  return doubt;
}

interface TowerParts {
  readonly primary: ProvidedPolicy;
  readonly base: TowerBase;
  readonly lift: Lift;
  readonly required: AskedOfLayers;
  readonly counted: readonly LayerAbove[];
  readonly day: CalendarDate;
}

/** Null for a layer that counts, or may count. Where it stands by itself comes before its place in the tower. */
function refusedLayer(layerAbove: LayerAbove, where: TowerParts): RefusedLayer | null {
  const { layer, standing } = layerAbove;
  if (isDoubtful(standing)) return null;
  const amount = amountOf(layer, where.lift);
  const why =
    standing !== 'counts'
      ? refusalOf(layer, standing, where.required, where.day)
      : amount === 0 || where.counted.includes(layerAbove)
        ? null
        : placeOf(layerAbove, where);
  return why === null ? null : { layer, amount, why };
}

/** Above a gap, or beside what covers the same. */
function placeOf(layerAbove: LayerAbove, { primary, base, counted }: TowerParts): Nested<'refused'> {
  const attached = attachmentOf(layerAbove.layer);
  const towerEnds = unionOf(base.eventTop ?? 0, eventSpans(base, counted)).top + base.below;
  if (attached !== null && attached > towerEnds)
    return { refused: 'LAYER.GAP_BELOW', towerEnds, layerBegins: attached };
  return { refused: 'LAYER.BESIDE', beside: (besideOf(layerAbove, counted)?.layer ?? primary).policyNumber };
}

/** The layer that it replaces or that replaces it, else one of its own storey, else the highest one. */
function besideOf({ layer }: LayerAbove, counted: readonly LayerAbove[]): LayerAbove | undefined {
  const linked = counted.find(
    (other) => other.layer.policyId === layer.replaces || other.layer.replaces === layer.policyId,
  );
  return linked ?? counted.find((other) => storeyOf(other.layer) === storeyOf(layer)) ?? counted.at(-1);
}
