import type { CalendarDate } from '../../kernel/dates.js';
import type { Cents } from '../../kernel/money.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { Term } from '../finding.js';
import type { LayerReason } from '../reasons.js';
import { coverEndsOn } from './presence.js';
import { isDoubtful, layerStanding } from './layer.js';
import type { Lift } from './lift.js';

/** What umbrellas add to a primary limit, kept apart by how certain it is. */
export interface Tower {
  readonly counted: readonly Term[];
  readonly countedSum: Cents;
  readonly doubtful: readonly Term[];
  readonly doubtfulSum: Cents;
  /** Why the first doubtful layer is in doubt. */
  readonly doubt: { readonly policyNumber: string; readonly reason: LayerReason } | null;
  /** A layer that counts or may count, whose limit nobody told. */
  readonly notGiven: string | null;
  /** The layer that lasts longest among those that do not count, and why it does not. */
  readonly refused: { readonly policyNumber: string; readonly reason: LayerReason; readonly until: CalendarDate } | null;
}

/** `layers` in a fixed order. A policy is never a layer over itself. */
export function towerOver(primary: ProvidedPolicy, lift: Lift, layers: readonly ProvidedPolicy[], day: CalendarDate): Tower {
  const counted: Term[] = [];
  const doubtful: Term[] = [];
  let doubt: Tower['doubt'] = null;
  let notGiven: Tower['notGiven'] = null;
  let refused: Tower['refused'] = null;
  for (const layer of layers) {
    if (layer.policyId === primary.policyId) continue;
    const standing = layerStanding(layer, primary, day);
    const doubted = standing !== 'counts' && isDoubtful(standing);
    if (standing !== 'counts' && !doubted) {
      const until = coverEndsOn(layer);
      if (refused === null || until > refused.until) refused = { policyNumber: layer.policyNumber, reason: standing, until };
      continue;
    }
    const amount = layer.limits.value[lift];
    if (amount === undefined) {
      notGiven ??= layer.policyNumber;
      continue;
    }
    const term: Term = { policyId: layer.policyId, policyNumber: layer.policyNumber, line: 'umbrella', limit: lift, amount };
    if (standing === 'counts') {
      counted.push(term);
      continue;
    }
    doubtful.push(term);
    doubt ??= { policyNumber: layer.policyNumber, reason: standing };
  }
  return { counted, countedSum: sumOf(counted), doubtful, doubtfulSum: sumOf(doubtful), doubt, notGiven, refused };
}

const sumOf = (terms: readonly Term[]): Cents => terms.reduce((sum, { amount }) => sum + amount, 0);
