import { laterOf, type CalendarDate } from '../kernel/dates.js';
import { sameContent } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { Limits } from '../insurance/coverage.js';
import type { ExportEvidence, FactSource } from '../insurance/source-table.js';
import { POLICY_ASPECTS } from '../insurance/terms/policy-aspects.js';
import { changeEvent } from './policy-aspects.js';
import { knownAt, termsAt } from './policy-on-day.js';
import { wasTakenBack } from './policy-import-taken-back.js';
import { sourced, sourcesOf } from './policy-sources.js';
import { checkTerms } from './policy-terms.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { AspectChange, PolicyTerms } from '../insurance/terms/policy-terms.js';
import { EXPORTED_ASPECTS, type ExportedAspect, type PolicyEvent } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

type FromSystem = Extract<PolicyCommand, { readonly type: 'ImportPolicy' }>;
type Stated = Pick<PolicyTerms, 'policyNumber' | 'period' | 'carrier'> & Partial<Pick<PolicyTerms, 'limits'>>;

/** What a row of an export states: the limits only where it has any. */
export const exportedAspects = ({ limits }: Pick<FromSystem['terms'], 'limits'>): readonly ExportedAspect[] =>
  EXPORTED_ASPECTS.filter((aspect) => aspect !== 'limits' || limits !== undefined);

/**
 * What an export of an agency system says of a policy. What differs is changed from the day of the export on, or from the first day of the
 * policy where that is later; what is the same is confirmed as of the day of the export. What is known since a later day is never overwritten.
 */
export function statedBySystem(command: FromSystem, state: AddedPolicy, facts: PolicyFacts): PolicyEvent[] {
  if (!state.archived) return stated(command, state, facts);
  // What was archived because an import was taken back is there again as soon as an export states it; what a person archived is not.
  if (!wasTakenBack(state)) throw new RuleBroken('POLICY.ARCHIVED');
  return [{ type: 'PolicyUnarchived', data: { policyId: state.policyId } }, ...stated(command, state, facts, true)];
}

/** `again`: it is recorded even if all of it is known from a system already. */
function stated(
  { terms, evidence }: FromSystem,
  state: AddedPolicy,
  { carrier }: PolicyFacts,
  again = false,
): PolicyEvent[] {
  const { carrierId, ...rest } = terms;
  if (carrier?.carrierId !== carrierId) throw new RuleBroken('POLICY.CARRIER_UNKNOWN');
  const { asOf } = evidence.export;
  const exported: Stated = { ...rest, carrier };
  const day = laterOf(asOf, terms.period.effectiveOn);
  const compared = exportedAspects(terms).map((aspect) => compare(aspect, state, exported, day));
  const changes = compared.filter(({ same }) => !same);
  if (changes.length > 0) holdToWhatIsKnown(changes, state, exported, { asOf, day });
  const confirmed = compared.filter(({ same }) => same);
  if (!again && changes.length === 0 && confirmed.every(({ sources }) => isInSystem(sources, asOf))) return [];
  const confirms = confirmed.map(({ aspect, event }) => ({ aspect, event }));
  return [
    ...changes.map((change) => changeOf(change, state, evidence, day)),
    ...(confirms.length === 0
      ? []
      : [{ type: 'PolicyConfirmedBySystem', data: { policyId: state.policyId, evidence, confirms } } as const]),
  ];
}

interface Compared {
  readonly aspect: ExportedAspect;
  readonly before: unknown;
  readonly after: unknown;
  readonly same: boolean;
  /** That set the value before. */
  readonly event: Uuid;
  readonly sources: readonly FactSource[];
}

function compare(aspect: ExportedAspect, state: AddedPolicy, stated: Stated, day: CalendarDate): Compared {
  const {
    value: before,
    events,
    sources = [],
  } = sourced(knownAt<unknown>(state[aspect], day), aspect, sourcesOf(state));
  const event = events.at(-1);
  if (event === undefined) throw new Error('An added policy states every aspect of itself.');
  const after: unknown = stated[POLICY_ASPECTS[aspect].term];
  return { aspect, before, after, same: sameContent(before, after), event, sources };
}

const isInSystem = (sources: readonly FactSource[], asOf: CalendarDate): boolean =>
  sources.some(({ kind, on }) => kind === 'agencySystem' && on >= asOf);

function changeOf(
  { aspect, before, after }: Compared,
  { policyId }: AddedPolicy,
  evidence: ExportEvidence,
  effectiveFrom: CalendarDate,
): AspectChange {
  return changeEvent(aspect, { policyId, effectiveFrom, before, after, source: 'agencySystem', evidence });
}

/** Throws for a change of a canceled policy, of what is known since the export, and for limits that the export leaves out. */
function holdToWhatIsKnown(
  changes: readonly Compared[],
  state: AddedPolicy,
  stated: Stated,
  { asOf, day }: { readonly asOf: CalendarDate; readonly day: CalendarDate },
): void {
  if (knownAt(state.standing, day).value.status === 'canceled') throw new RuleBroken('POLICY.CANCELED');
  if (changes.some(({ sources }) => sources.some(({ on }) => on > asOf)))
    throw new RuleBroken('POLICY.CHANGED_SINCE_EXPORT', { asOf });
  const terms = termsAt(state, day);
  if (stated.limits) holdToWholeLimits(stated.limits, terms.limits);
  checkTerms(state.line, { ...terms, ...stated });
}

/** Limits are stated as a whole: an empty cell may also mean that the system does not export it. */
export function holdToWholeLimits(stated: Limits, recorded: Limits): void {
  if (Object.keys(recorded).some((limit) => !(limit in stated))) throw new RuleBroken('POLICY.EXPORTED_LIMIT_MISSING');
}
