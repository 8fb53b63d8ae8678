import type { ProvidedPolicy } from '../insurance/coverage.js';
import { storeyOf } from '../compliance/rules/layers-over.js';
import type { Cents } from '../kernel/money.js';

/** Of more layers than these not every sum is made. */
const MOST_SUMMED = 4;

/** A policy and the layers that may stand above it, in cents of one limit. */
export interface TowerParts {
  /** The limit of the policy, as it is and as it may be raised. */
  readonly grounds: readonly Cents[];
  /** How far it must reach, what is reserved for the umbrella's own requirement included. */
  readonly top: Cents;
  readonly layers: readonly ProvidedPolicy[];
  readonly amountOf: (layer: ProvidedPolicy) => Cents;
  /** Where a layer states that it begins; null where it does not, and for an aggregate: attachment points are stated for one event. */
  readonly attachmentOf: (layer: ProvidedPolicy) => Cents | null;
}

/** Whether every sum of other layers is made for each of them. */
export const areAllSummed = ({ layers }: TowerParts): boolean => layers.length <= MOST_SUMMED + 1;

/** What each choice of layers covers together. */
function sumsOf({ layers, amountOf }: TowerParts, without: ProvidedPolicy | null): readonly Cents[] {
  const amounts = layers
    .filter((layer) => layer !== without)
    .slice(0, MOST_SUMMED)
    .map(amountOf)
    .filter((amount) => amount > 0);
  return [
    ...new Set(amounts.reduce<readonly Cents[]>((sums, amount) => [...sums, ...sums.map((sum) => sum + amount)], [0])),
  ];
}

/** Where a layer may begin: where the policy below ends, or what other layers cover above it. */
const endsBelow = (parts: TowerParts, layer: ProvidedPolicy | null): readonly Cents[] =>
  parts.grounds.flatMap((ground) => sumsOf(parts, layer).map((sum) => ground + sum));

/** Where layers begin that leave a gap below them unless what is below reaches them. */
const attachments = ({ layers, attachmentOf }: TowerParts, without: ProvidedPolicy | null): readonly Cents[] =>
  layers.flatMap((layer) => (layer === without ? [] : (attachmentOf(layer) ?? [])));

/** Amounts of a layer, or of a new one, with which it reaches from where it may begin to the top, or to a layer above a gap. */
export function amountsOfLayer(parts: TowerParts, layer: ProvidedPolicy | null): readonly Cents[] {
  const stated = layer === null ? null : parts.attachmentOf(layer);
  const begins = [...endsBelow(parts, layer), ...(stated === null ? [] : [stated])];
  const ends = [parts.top, ...attachments(parts, layer)];
  return positive(ends.flatMap((end) => begins.map((begin) => end - begin)));
}

/** Amounts of the policy below: what layers leave of the top, and where they begin. */
export const amountsBelow = (parts: TowerParts): readonly Cents[] =>
  positive([...sumsOf(parts, null).map((sum) => parts.top - sum), ...attachments(parts, null)]);

/** Attachment points that a layer may state, or that leave less open than the one that it states. A layer above the policy alone begins where that ends. */
export function attachmentsFor(parts: TowerParts, layer: ProvidedPolicy): readonly Cents[] {
  const stated = parts.attachmentOf(layer);
  if (stated === null && parts.layers.length === 1 && storeyOf(layer) === 0) return [];
  return positive(endsBelow(parts, layer).filter((end) => stated === null || end < stated));
}

const positive = (amounts: readonly Cents[]): readonly Cents[] =>
  [...new Set(amounts)].filter((amount) => amount > 0).sort((amount, other) => amount - other);
