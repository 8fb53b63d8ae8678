import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Fix } from '@covertrail/domain/compliance/finding';
import type { FixedLine, StepAgent, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { ByReader } from '#shared/session/by-reader';

/** One thing to do, and every requirement that it fixes. */
export interface PlanStep {
  readonly text: string;
  readonly by: Fix['by'];
  /** Who handles the policy; null where nobody does, or is not known. */
  readonly agent: StepAgent | null;
  readonly fixes: readonly FixedLine[];
}

/** Who can do it, in words, by who reads. */
const DOERS: ByReader<Readonly<Record<Fix['by'], string>>> = {
  requester: { agent: 'The supplier’s agent', insured: 'The supplier', requester: 'You' },
  insured: { agent: 'Your agent', insured: 'You', requester: 'The requester' },
  agent: { agent: 'You', insured: 'Your client', requester: 'The requester' },
};
type Reader = keyof typeof DOERS;

/** The same with the agent of the policy by name. */
export const doerOf = ({ by, agent }: Pick<PlanStep, 'by' | 'agent'>, reader: Reader): string =>
  by === 'agent' && agent !== null
    ? [agent.name, agent.agencyName].filter((part) => part !== '').join(', ')
    : DOERS[reader][by];

export const needsAction = ({ outcome }: Pick<FindingText, 'outcome'>): boolean => outcome !== 'pass';

/** The cheapest steps, then what is left to the requester or to whoever knows a way, each once. */
export function planOf({ steps, left }: Pick<TrackingPlanReply, 'steps' | 'left'>): readonly PlanStep[] {
  const others = new Map<string, PlanStep>();
  for (const { fixText, needs, line, title } of left) {
    if (fixText === undefined) continue;
    const step = others.get(fixText) ?? {
      text: fixText,
      by: needs === 'review' ? ('requester' as const) : ('agent' as const),
      agent: null,
      fixes: [],
    };
    others.set(fixText, { ...step, fixes: withFixed(step.fixes, line, title) });
  }
  return [...steps.map(({ text, by, agent, fixes }) => ({ text, by, agent, fixes })), ...others.values()];
}

/** A step with its place in the plan, from 1. */
export interface PlacedStep extends PlanStep {
  readonly place: number;
}

/** The steps of the plan that fix a requirement; its own fix is not shown beside them, so that one screen names one way. */
const stepsFor = (
  steps: readonly PlanStep[],
  { line, title }: Pick<FindingText, 'line' | 'title'>,
): readonly PlacedStep[] =>
  steps.flatMap((step, index) =>
    step.fixes.some((fixed) => fixed.line === line && fixed.titles.includes(title))
      ? [{ ...step, place: index + 1 }]
      : [],
  );

/** The steps that fix requirements with one cause, each once, by their place. */
export const stepsForAll = (
  steps: readonly PlanStep[],
  findings: readonly Pick<FindingText, 'line' | 'title'>[],
): readonly PlacedStep[] =>
  [...new Map(findings.flatMap((finding) => stepsFor(steps, finding)).map((step) => [step.place, step])).values()].sort(
    (a, b) => a.place - b.place,
  );

/** Steps that fix a requirement only together with another step. */
export const stepsBeside = (steps: readonly PlanStep[]): readonly PlacedStep[] =>
  steps.flatMap((step, index) => (step.fixes.length === 0 ? [{ ...step, place: index + 1 }] : []));

function withFixed(fixes: readonly FixedLine[], line: CoverageLine, title: string): readonly FixedLine[] {
  const fixed = fixes.find((fix) => fix.line === line);
  if (!fixed) return [...fixes, { line, titles: [title] }];
  return fixes.map((fix) => (fix === fixed ? { line, titles: [...fix.titles, title] } : fix));
}

/** `2 steps, both for the supplier’s agent`. */
export function planText(steps: readonly PlanStep[], reader: Reader): string {
  const doers = [...new Set(steps.map(({ by }) => by))];
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const [only] = doers;
  if (!only || doers.length > 1) return count;
  return `${count}, ${steps.length === 1 ? '' : steps.length === 2 ? 'both ' : 'all '}for ${DOERS[reader][only].toLowerCase()}`;
}
