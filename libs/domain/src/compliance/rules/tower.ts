import type { CalendarDate } from '../../kernel/dates.js';
import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { Term } from '../finding.js';
import { addingLimit } from '../line-facts.js';
import type { Lift } from '../line-row.js';
import type { LayerReason, PresenceReason } from '../reasons.js';
import { isDoubtful } from './layer.js';
import { layersOver } from './layers-over.js';
import { coverEndsOn, presenceOf } from './presence.js';

/** A layer that does not count. */
export interface RefusedLayer {
  readonly layer: ProvidedPolicy;
  readonly reason: LayerReason;
  /** How it stands by itself, reported where it is not in force. */
  readonly presence: PresenceReason;
  /** Its limit; 0 where it was not given. */
  readonly amount: Cents;
}

/** What layers add to a primary limit, separated by certainty. */
export interface Tower {
  readonly counted: readonly Term[];
  readonly countedSum: Cents;
  readonly doubtful: readonly Term[];
  readonly doubtfulSum: Cents;
  /** Why layers are in doubt: reasons that an agent must settle come before those that the requester may decide. */
  readonly doubt: { readonly policyNumber: string; readonly reason: LayerReason; readonly carrier: string } | null;
  /** A layer that counts or may count, whose limit is not given. */
  readonly notGiven: string | null;
  readonly refused: readonly RefusedLayer[];
}

/** An excess policy is in doubt only because of the umbrella below it, so that umbrella is named. */
function weightOf(doubt: LayerReason): number {
  if (doubt === 'LAYER.BELOW_IN_DOUBT') return 0;
  return doubt === 'LAYER.CARRIER_IN_REVIEW' ? 1 : 2;
}

type Asked = Pick<CompiledLimit, 'rating'>;

/** `layers` in a fixed order. A limit of zero is no limit. */
export function towerOver(
  primary: ProvidedPolicy,
  lift: Lift,
  layers: readonly ProvidedPolicy[],
  asked: Asked,
  day: CalendarDate,
): Tower {
  const counted: Term[] = [];
  const doubtful: Term[] = [];
  const refused: RefusedLayer[] = [];
  let doubt: Tower['doubt'] = null;
  let notGiven: Tower['notGiven'] = null;
  for (const { layer, standing } of layersOver(primary, layers, asked, day)) {
    const limit = addingLimit(layer.line, lift);
    const amount = layer.limits.value[limit] ?? 0;
    if (standing !== 'counts' && !isDoubtful(standing)) {
      refused.push({ layer, reason: standing, presence: presenceOf(layer, day), amount });
    } else if (amount === 0) {
      notGiven ??= layer.policyNumber;
    } else {
      const { policyId, policyNumber, line } = layer;
      const term: Term = { policyId, policyNumber, line, limit, amount };
      if (standing === 'counts') counted.push(term);
      else {
        doubtful.push(term);
        if (doubt === null || weightOf(standing) > weightOf(doubt.reason)) {
          doubt = { policyNumber, reason: standing, carrier: layer.carrier.value.name };
        }
      }
    }
  }
  return { counted, countedSum: sumOf(counted), doubtful, doubtfulSum: sumOf(doubtful), doubt, notGiven, refused };
}

const sumOf = (terms: readonly Term[]): Cents => terms.reduce((sum, { amount }) => sum + amount, 0);

/** Reasons that no change of the layer removes. */
const INCURABLE: ReadonlySet<LayerReason> = new Set(['LAYER.OTHER_INSURED', 'LAYER.OTHER_CURRENCY', 'LAYER.NOTHING_BELOW']);

/**
 * The refused layer to state beside a shortfall: first one that would be enough if it counted; among those the one that lasts
 * longest. Another insured's umbrella would never count, so it comes last. Where some layer counts, no refused layer is stated
 * that would not be enough, nor one that is not in force: the layer that counts has replaced it.
 */
export function refusedToReport({ refused, counted }: Tower, missing: Cents): (RefusedLayer & { readonly fills: boolean }) | null {
  let reported: (RefusedLayer & { readonly fills: boolean }) | null = null;
  for (const one of refused) {
    const curable = !INCURABLE.has(one.reason);
    const other = { ...one, fills: curable && one.amount >= missing };
    if (counted.length > 0 && (!other.fills || one.reason === 'LAYER.NOT_IN_FORCE')) continue;
    if (reported === null || comesBefore(other, reported)) reported = other;
  }
  return reported;
}

function comesBefore(one: RefusedLayer & { fills: boolean }, other: RefusedLayer & { fills: boolean }): boolean {
  if (one.fills !== other.fills) return one.fills;
  return coverEndsOn(one.layer) > coverEndsOn(other.layer);
}
