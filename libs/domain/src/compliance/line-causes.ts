import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { answerIn } from './answer.js';
import { aspectsThatDiffer, policiesDiffer, type Aspects } from './aspects.js';
import type { CompiledLine, CompiledRule, ReadAspect } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Otherwise, Provided } from './provided.js';
import type { Evaluation } from './finding.js';
import { evaluateFor } from './answer-rule.js';
import { evaluateInForce, sameEvaluation } from './evaluate-rule.js';
import { isUntouched, lineWorld } from './find-line-world.js';
import type { LineWorld } from './line-world.js';
import { isShared } from './may-answer.js';
import { answers, evaluateAbsence } from './rules/presence.js';

/** What one event changed about a line for which the same policy is evaluated with and without it. */
interface Change {
  readonly event: Uuid;
  readonly policy: ProvidedPolicy;
  readonly world: LineWorld;
  /** Null where only what further requirements read, or where values come from, may differ. */
  readonly aspects: Aspects | null;
}

/** A line on a day: the policy that is evaluated, and the events that its findings may depend on. */
export interface LineCase {
  readonly required: CompiledLine;
  readonly world: LineWorld;
  readonly policy: ProvidedPolicy | null;
  readonly answered: boolean;
  readonly presence: Evaluation;
  /** The requirements, and the events without which the finding about presence would differ. */
  readonly presenceEvents: readonly Uuid[];
  /** The requirements, and the events without which another policy, or none, would be evaluated: all findings depend on them. */
  readonly answerEvents: readonly Uuid[];
  readonly changes: readonly Change[];
}

export function lineCase(
  required: CompiledLine,
  provided: Provided,
  otherwise: readonly Otherwise[],
  requirementsEvents: readonly Uuid[],
  day: CalendarDate,
): LineCase {
  const world = lineWorld(
    required,
    provided.insuredId,
    provided.policies,
    provided.sharedBy,
    provided.forms,
    provided.project,
  );
  const policy = answerIn(required, world, day);
  const answered = policy !== null && answers(policy, day);
  const presence = presenceIn(required, world, policy, day);
  const presenceEvents = requirementsEvents.slice();
  const answerEvents = requirementsEvents.slice();
  const changes: Change[] = [];
  for (const { event, policies, sharedBy, forms = world.forms, project = provided.project } of otherwise) {
    const sameShares = policy !== null || sharedBy.length === world.shares;
    const sameForms = forms === world.forms;
    const sameDays = !required.readsProject || project === provided.project;
    if (sameForms && sameShares && sameDays && isUntouched(world, required, provided.insuredId, policies)) continue;
    const there = lineWorld(required, provided.insuredId, policies, sharedBy, forms, project);
    const other = answerIn(required, there, day);
    const stillAnswers = answered && other !== null && other.policyId === policy.policyId && answers(other, day);
    if (other !== policy || !answered) {
      const reads = sameEvaluation(presence, presenceIn(required, there, other, day)) && stillAnswers === answered;
      if (!reads) presenceEvents.push(event);
    }
    if (!answered) continue;
    const aspects = stillAnswers ? changedAspects(policy, other, world, there) : null;
    if (!stillAnswers) answerEvents.push(event);
    else if (
      required.proof !== null ||
      aspects !== null ||
      !sameDays ||
      besidesDiffer(required, world, there) ||
      readsDiffer(required.reads, policy, other, sameForms)
    )
      changes.push({ event, policy: other, world: there, aspects });
  }
  return { required, world, policy, answered, presence, presenceEvents, answerEvents, changes };
}

/**
 * The events that an evaluation depends on: those because of which this policy is evaluated, and those without which the result
 * would differ. Findings without causes of their own share one array.
 */
export function eventsOf(
  rule: CompiledRule,
  evaluation: Evaluation,
  line: LineCase,
  day: CalendarDate,
): readonly Uuid[] {
  let events: Uuid[] | null = null;
  for (const change of line.changes) {
    const { event, policy, world } = change;
    if (
      !concerns(rule, evaluation, line, change) ||
      sameEvaluation(evaluation, evaluateFor(line.required, rule, policy, world, day))
    )
      continue;
    events ??= line.answerEvents.slice();
    events.push(event);
  }
  return events ?? line.answerEvents;
}

/** Whether a change may affect a rule. Where it cannot, the rule is not evaluated again. */
function concerns(
  rule: CompiledRule,
  { reason }: Evaluation,
  { required, policy, world }: LineCase,
  { policy: other, world: there, aspects }: Change,
): boolean {
  if (rule.proof !== undefined || besidesDiffer(required, world, there)) return true;
  if (rule.kind !== 'further') return aspects !== null && aspects[reason === 'LIMIT.MET' ? 'ownLimit' : rule.kind];
  return (
    policy === null ||
    policy.policyNumber !== other.policyNumber ||
    readsDiffer(rule.reads, policy, other, world.forms === there.forms) ||
    (rule.readsBelow === true && othersDiffer(world, there)) ||
    (rule.readsProject === true && world.projectDays !== there.projectDays)
  );
}

/** What proves an endorsement, and who saw it, is read where endorsements are. */
const readsDiffer = (
  reads: readonly ReadAspect[],
  policy: ProvidedPolicy,
  other: ProvidedPolicy,
  sameForms: boolean,
): boolean =>
  reads.some(
    (aspect) =>
      policy[aspect].value !== other[aspect].value ||
      (aspect === 'endorsements' && (!sameForms || !equal(policy.endorsements.sources, other.endorsements.sources))),
  );

const presenceIn = (
  required: CompiledLine,
  world: LineWorld,
  policy: ProvidedPolicy | null,
  day: CalendarDate,
): Evaluation =>
  policy === null
    ? evaluateAbsence(
        required.line,
        world.shares,
        world.beside.find((providedPolicy) => answers(providedPolicy, day)),
      )
    : evaluateInForce(required, policy, day, world.candidates);

/** Where other policies may meet a limit beside the one that answers. */
const besidesDiffer = (required: CompiledLine, world: LineWorld, there: LineWorld): boolean =>
  isShared(required) && policiesDiffer(world.candidates, there.candidates);

const othersDiffer = (world: LineWorld, there: LineWorld): boolean =>
  policiesDiffer(world.layers, there.layers) || policiesDiffer(world.below, there.below);

const changedAspects = (
  policy: ProvidedPolicy,
  other: ProvidedPolicy,
  world: LineWorld,
  there: LineWorld,
): Aspects | null => aspectsThatDiffer(policy, other, othersDiffer(world, there), world.forms !== there.forms);
