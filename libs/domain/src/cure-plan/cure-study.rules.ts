import type { CompiledLimit, CompiledLine } from '../compliance/compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { answeringLines } from '../compliance/may-answer.js';
import type { Cents } from '../kernel/money.js';
import type { CureStep } from './cure-plan.contract.js';
import { currencyRegion } from './cure-region.rules.js';
import { policiesAfter, type CureCase, type CureWorld } from './cure-simulation.rules.js';

/** How often what a step brings to light is looked at again. */
export const ROUNDS = 4;

/** One line of one requester, as if one policy alone answered for it. */
export interface Study {
  readonly cureCase: CureCase;
  readonly required: CompiledLine;
  readonly policy: ProvidedPolicy;
  /** Taken so far. */
  readonly steps: readonly CureStep[];
}

function findingsIn(world: CureWorld, { cureCase, required, policy, steps }: Study): readonly Finding[] {
  const answering = answeringLines(required);
  const shown = policiesAfter(world, cureCase, steps).filter(
    ({ line, policyId }) => !answering.includes(line) || policyId === policy.policyId,
  );
  return cureCase.assess(shown).filter((finding) => finding.line === required.line);
}

/** What is not met and is not the requester's to decide. */
export const openIn = (world: CureWorld, study: Study): readonly Finding[] =>
  findingsIn(world, study).filter(isForSupplier);

/** How much a layer must add for the limit to be reached, what is reserved for the umbrella's own requirement included. */
export function missingIn(world: CureWorld, rule: CompiledLimit, study: Study): Cents {
  const finding = findingsIn(world, study).find((finding) => finding.rule === rule.rule);
  if (
    finding === undefined ||
    finding.outcome === 'pass' ||
    finding.met !== undefined ||
    finding.available === undefined
  )
    return 0;
  const { required = 0, available, params } = finding;
  return Math.max(0, required - available) + rule.reserved - (params.reserved ?? 0);
}

/** Amounts above `amount` to which the policy may be raised because some requester requires them in the same currency. */
export function higherAmounts(world: CureWorld, rule: CompiledLimit, amount: Cents): readonly Cents[] {
  const required = askedAmounts.get(world) ?? amountsIn(world);
  askedAmounts.set(world, required);
  return [...(required.get(inOneCurrency(rule)) ?? [])].filter((requiredAmount) => requiredAmount > amount);
}

type AskedAmounts = ReadonlyMap<string, ReadonlySet<Cents>>;

/** With many requesters the amounts are asked for often, and are always the same. */
const askedAmounts = new WeakMap<CureWorld, AskedAmounts>();

const inOneCurrency = (rule: CompiledLimit): string => `${rule.rule} ${currencyRegion(rule)}`;

function amountsIn({ cases }: CureWorld): AskedAmounts {
  const amounts = new Map<string, Set<Cents>>();
  for (const rule of cases.flatMap(({ compiled }) => compiled.lines.flatMap(({ rules }) => rules))) {
    if (rule.kind === 'limit')
      amounts.set(inOneCurrency(rule), new Set([...(amounts.get(inOneCurrency(rule)) ?? []), rule.atLeast]));
  }
  return amounts;
}
