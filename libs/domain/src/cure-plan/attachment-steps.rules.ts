import type { CureStep } from './cure-plan.contract.js';
import type { CureCase, CureWorld } from './cure-simulation.rules.js';
import { openAfter } from './plan-outcome.rules.js';

/**
 * Says of each attachment point whether exactly this one is needed. A layer that begins lower may cover what the layers below it cover as
 * well, which counts once, so that the tower ends lower. The lower a layer begins, the lower it ends: one that begins at nothing decides it.
 */
export function withExactAttachments(world: CureWorld, steps: readonly CureStep[]): readonly CureStep[] {
  return steps.map((step) => {
    const lowest = beginningAtNothing(step);
    if (lowest === null) return step;
    const lower = steps.map((other) => (other === step ? lowest : other));
    return world.cases.some((cureCase) => isMissed(world, cureCase, steps, lower)) ? exactly(step) : step;
  });
}

function isMissed(
  world: CureWorld,
  cureCase: CureCase,
  steps: readonly CureStep[],
  instead: readonly CureStep[],
): boolean {
  const open = new Set(openAfter(world, cureCase, steps).map(({ rule }) => rule));
  return openAfter(world, cureCase, instead).some(({ rule }) => !open.has(rule));
}

function beginningAtNothing(step: CureStep): CureStep | null {
  if (!('change' in step) || step.change.term !== 'values' || step.change.values.attachmentPoint === undefined)
    return null;
  return { ...step, change: { ...step.change, values: { ...step.change.values, attachmentPoint: 0 } } };
}

const exactly = (step: CureStep): CureStep =>
  'change' in step && step.change.term === 'values' ? { ...step, change: { ...step.change, exactly: true } } : step;
