import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { DemoCommand, DemoStep } from './demo-step.js';

/** They concern one supplier, and nothing that they read or cause depends on another supplier. */
const OF_ONE_SUPPLIER: ReadonlySet<DemoCommand['do']> = new Set([
  'registerCompany',
  'addClient',
  'acceptAgency',
  'requestCoverage',
  'addPolicy',
  'approvePolicy',
  'attachDocument',
  'respondToRequest',
  'sharePolicies',
  'addNote',
]);
/** Several of them at a time also for one supplier: each concerns a policy of its own, which nobody sees yet. */
const OF_ONE_POLICY: ReadonlySet<DemoCommand['do']> = new Set(['addPolicy', 'approvePolicy']);

/** Steps that may be sent together. */
export interface Round {
  readonly at: Instant;
  /** How many steps lie before it. */
  readonly before: number;
  readonly steps: readonly DemoStep[];
}

/**
 * The steps in rounds, in their order: those of one moment are a round, but for steps of one supplier that may depend on each other.
 * What a round causes happens before the next one, so it is folded and flushed once instead of step by step.
 */
export function roundsOf(steps: readonly DemoStep[]): readonly Round[] {
  const rounds: { at: Instant; before: number; steps: DemoStep[] }[] = [];
  for (const [before, step] of steps.entries()) {
    const round = rounds.at(-1);
    if (round?.steps.every((earlier) => areIndependent(earlier, step))) round.steps.push(step);
    else rounds.push({ at: step.at, before, steps: [step] });
  }
  return rounds;
}

function areIndependent(earlier: DemoStep, later: DemoStep): boolean {
  const [first, second] = [supplierOf(earlier), supplierOf(later)];
  if (earlier.at !== later.at || first === null || second === null) return false;
  const what = later.command.do;
  return first !== second || (what === earlier.command.do && OF_ONE_POLICY.has(what));
}

/** Whom a step concerns; null where it may concern others as well. */
function supplierOf({ by, command }: DemoStep): Uuid | null {
  if (!OF_ONE_SUPPLIER.has(command.do)) return null;
  if (command.do === 'registerCompany') return command.company.companyId;
  if (command.do === 'requestCoverage') return 'insuredId' in command.to ? command.to.insuredId : null;
  return 'insuredId' in command ? command.insuredId : (by?.onBehalfOf ?? null);
}
