import type { Cents } from '../../kernel/money.js';
import type { LayerRefusal } from '../param-reasons.js';
import { coverEndsOn } from './presence.js';
import type { RefusedLayer, Tower } from './tower.js';

/** Reasons that no change of the layer removes. */
const INCURABLE: ReadonlySet<LayerRefusal> = new Set([
  'LAYER.OTHER_INSURED',
  'LAYER.OTHER_CURRENCY',
  'LAYER.NOTHING_BELOW',
  'LAYER.BESIDE',
]);

/**
 * The refused layer to state beside a shortfall: first one that would be enough if it counted; among those the one that lasts
 * longest. Another insured's umbrella would never count, so it comes last. Where some layer counts, no refused layer is stated
 * that would not be enough, nor one that is not in force: the layer that counts has replaced it.
 */
export function refusedToReport(
  { refused, counted }: Tower,
  missing: Cents,
): (RefusedLayer & { readonly fills: boolean }) | null {
  let reported: (RefusedLayer & { readonly fills: boolean }) | null = null;
  for (const refusal of refused) {
    const isEnough = refusal.amount >= missing;
    const other = { ...refusal, fills: isEnough && !INCURABLE.has(refusal.why.refused) };
    const explains = other.fills || (isEnough && refusal.why.refused === 'LAYER.BESIDE');
    if (counted.length > 0 && (!explains || refusal.why.refused === 'LAYER.NOT_IN_FORCE')) continue;
    if (reported === null || comesBefore(other, reported)) reported = other;
  }
  return reported;
}

function comesBefore(refusal: RefusedLayer & { fills: boolean }, other: RefusedLayer & { fills: boolean }): boolean {
  if (refusal.fills !== other.fills) return refusal.fills;
  return coverEndsOn(refusal.layer) > coverEndsOn(other.layer);
}
