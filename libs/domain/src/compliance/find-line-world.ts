import type { Uuid } from '../kernel/event.js';
import type { CompiledLine } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Provided } from './provided.js';
import type { FormIndex } from './forms/requester-form.js';
import { PRODUCT_FORMS } from './forms/requester-forms.js';
import { isUmbrella } from '../insurance/line-facts.js';
import type { LineWorld } from './line-world.js';
import { mayAnswer } from './may-answer.js';

const NONE: readonly ProvidedPolicy[] = [];

/** What one line is assessed on, of all policies. */
export function lineWorld(
  required: CompiledLine,
  insuredId: Uuid,
  policies: readonly ProvidedPolicy[],
  sharedBy: readonly Uuid[],
  forms: FormIndex = PRODUCT_FORMS,
  project: Provided['project'] = undefined,
): LineWorld {
  const candidates = policies.filter((policy) => policy.insuredId === insuredId && mayAnswer(required, policy));
  const layers = looksAtLayers(required) ? policies.filter(({ line }) => isUmbrella(line)) : NONE;
  const below = !looksBelow(required) ? NONE : policies.filter((policy) => isBelow(required, insuredId, policy));
  const beside = required.stopGapBeside ? policies.filter((policy) => isBeside(required, insuredId, policy)) : NONE;
  return {
    candidates: byId(candidates),
    layers: byId(layers),
    below: byId(below),
    beside: byId(beside),
    shares: sharedBy.length,
    forms,
    projectDays: project?.value ?? null,
  };
}

const looksAtLayers = ({ towers, joined }: CompiledLine): boolean => towers || joined.length > 0;
const looksBelow = ({ line, towers, joined }: CompiledLine): boolean =>
  joined.length > 0 || (towers && isUmbrella(line));
const isBelow = ({ line, towers, joined }: CompiledLine, insuredId: Uuid, policy: ProvidedPolicy): boolean =>
  policy.insuredId === insuredId &&
  (joined.includes(policy.line) || (towers && isUmbrella(line) && !isUmbrella(policy.line)));

const isBeside = ({ line }: CompiledLine, insuredId: Uuid, policy: ProvidedPolicy): boolean =>
  policy.insuredId === insuredId &&
  policy.line !== line &&
  policy.coverages.value.some(({ type }) => type === 'stopGap');

/** True when all these policies are the very same objects as in `world`. */
export function isUntouched(
  world: LineWorld,
  required: CompiledLine,
  insuredId: Uuid,
  policies: readonly ProvidedPolicy[],
): boolean {
  const overAny = looksAtLayers(required);
  const belowAny = looksBelow(required);
  let candidates = 0;
  let layers = 0;
  let below = 0;
  let beside = 0;
  for (const policy of policies) {
    if (policy.insuredId === insuredId && mayAnswer(required, policy)) {
      if (!world.candidates.includes(policy)) return false;
      candidates += 1;
    }
    if (overAny && isUmbrella(policy.line)) {
      if (!world.layers.includes(policy)) return false;
      layers += 1;
    }
    if (belowAny && isBelow(required, insuredId, policy)) {
      if (!world.below.includes(policy)) return false;
      below += 1;
    }
    if (required.stopGapBeside && isBeside(required, insuredId, policy)) {
      if (!world.beside.includes(policy)) return false;
      beside += 1;
    }
  }
  return (
    candidates === world.candidates.length &&
    layers === world.layers.length &&
    below === world.below.length &&
    beside === world.beside.length
  );
}

const byId = (policies: readonly ProvidedPolicy[]): readonly ProvidedPolicy[] =>
  policies.length < 2 ? policies : policies.toSorted((a, b) => (a.policyId < b.policyId ? -1 : 1));
