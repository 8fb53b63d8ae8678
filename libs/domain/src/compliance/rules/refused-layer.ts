import type { Cents } from '../../kernel/money.js';
import type { LayerReason } from '../param-reasons.js';
import { coverEndsOn } from './presence.js';
import type { RefusedLayer, Tower } from './tower.js';

/** Reasons that no change of the layer removes. */
const INCURABLE: ReadonlySet<LayerReason> = new Set([
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
  for (const one of refused) {
    const isEnough = one.amount >= missing;
    const other = { ...one, fills: isEnough && !INCURABLE.has(one.reason) };
    const explains = other.fills || (isEnough && one.reason === 'LAYER.BESIDE');
    if (counted.length > 0 && (!explains || one.reason === 'LAYER.NOT_IN_FORCE')) continue;
    if (reported === null || comesBefore(other, reported)) reported = other;
  }
  return reported;
}

function comesBefore(one: RefusedLayer & { fills: boolean }, other: RefusedLayer & { fills: boolean }): boolean {
  if (one.fills !== other.fills) return one.fills;
  return coverEndsOn(one.layer) > coverEndsOn(other.layer);
}
