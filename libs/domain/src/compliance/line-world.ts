import type { Uuid } from '../kernel/event.js';
import type { CompiledLine } from './compile.js';
import type { ProvidedPolicy } from './coverage.js';

/** What there is to judge one line by: in fact, or had one event never happened. Both lists are in the order of ids. */
export interface LineWorld {
  /** Policies of the line and of the insured. */
  readonly candidates: readonly ProvidedPolicy[];
  /** Umbrellas, whosever they are; empty where the template lets none count. */
  readonly layers: readonly ProvidedPolicy[];
  /** How many shares were looked through. */
  readonly shares: number;
}

const NONE: readonly ProvidedPolicy[] = [];

export function lineWorld(
  asked: CompiledLine,
  insuredId: Uuid,
  policies: readonly ProvidedPolicy[],
  sharedBy: readonly Uuid[],
): LineWorld {
  const candidates = policies.filter((policy) => policy.line === asked.line && policy.insuredId === insuredId);
  const layers = asked.towers ? policies.filter(({ line }) => line === 'umbrella') : NONE;
  return { candidates: byId(candidates), layers: byId(layers), shares: sharedBy.length };
}

/** True when none of these policies stands otherwise than in `world`: they are the very same objects. */
export function isUntouched(
  world: LineWorld,
  asked: CompiledLine,
  insuredId: Uuid,
  policies: readonly ProvidedPolicy[],
): boolean {
  let candidates = 0;
  let layers = 0;
  for (const policy of policies) {
    if (policy.line === asked.line && policy.insuredId === insuredId) {
      if (!world.candidates.includes(policy)) return false;
      candidates += 1;
    }
    if (asked.towers && policy.line === 'umbrella') {
      if (!world.layers.includes(policy)) return false;
      layers += 1;
    }
  }
  return candidates === world.candidates.length && layers === world.layers.length;
}

const byId = (policies: readonly ProvidedPolicy[]): readonly ProvidedPolicy[] =>
  policies.length < 2 ? policies : policies.toSorted((a, b) => (a.policyId < b.policyId ? -1 : 1));
