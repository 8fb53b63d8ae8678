import { assess } from '../compliance/assess.js';
import { compile } from '../compliance/compile.js';
import type { CompiledRequirements } from '../compliance/compiled.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import type { RequirementsVersion } from '../compliance/requirements.js';
import { earlierOf, LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { requirementsAt, type TemplateState } from '../template/template.state.js';
import { buildProvided, providedFacts, type ProvidedInputs } from './tracking-provided.js';
import { withDecisions } from './tracking-decisions.js';
import { templateAt } from './tracking.state.js';

/** Every stream that a verdict on one tracking depends on, folded to the same moment of known time. */
export interface AssessmentInputs extends ProvidedInputs {
  readonly templates: ReadonlyMap<Uuid, TemplateState>;
  /** Days on which a carrier's rating changes, of any carrier of these policies. */
  readonly ratingDays: readonly CalendarDate[];
  /** True where an event of one of the streams could not be read: then the verdict is unknown, and never passes. */
  readonly incomplete?: boolean;
}

export interface TrackingAssessment {
  readonly version: RequirementsVersion;
  readonly assessment: Assessment;
}

/**
 * Template, policies and ratings of one day, assessed. Undefined before the tracking began or while its template requires
 * nothing. `holdsUntil` respects the days on which the inputs themselves change.
 */
export function assessTracking(inputs: AssessmentInputs, validAt: CalendarDate): TrackingAssessment | undefined {
  const asked = askedOn(inputs, validAt);
  if (!asked) return undefined;
  const { version, events } = asked;
  const assessed = assess(compiled(version), [...version.events, ...events], buildProvided(inputs, validAt), validAt);
  const assessment = withDecisions(assessed, inputs.tracking, validAt);
  const next = changeDays(inputs).find((day) => day > validAt) ?? LAST_DAY;
  return { version, assessment: { ...asFarAsKnown(inputs, assessment), holdsUntil: earlierOf(assessment.holdsUntil, next) } };
}

/** The same outcomes without citations, and much faster: for a caller that assesses many days. */
export function assessUncited(inputs: AssessmentInputs, validAt: CalendarDate): Assessment | undefined {
  const asked = askedOn(inputs, validAt);
  return asked && asFarAsKnown(inputs, withDecisions(uncited(asked.version, inputs, validAt), inputs.tracking, validAt));
}

/** One finding of a day before any decision on it; undefined where the rule does not exist. */
export function undecidedFinding(inputs: AssessmentInputs, validAt: CalendarDate, rule: string): Finding | undefined {
  const asked = askedOn(inputs, validAt);
  return asked && uncited(asked.version, inputs, validAt).findings.find((finding) => finding.rule === rule);
}

const asFarAsKnown = ({ incomplete }: AssessmentInputs, assessment: Assessment): Assessment =>
  (incomplete === true ? { ...assessment, outcome: 'unknown' } : assessment);

const uncited = (version: RequirementsVersion, inputs: AssessmentInputs, validAt: CalendarDate): Assessment =>
  assess(compiled(version), [], { ...providedFacts(inputs, validAt), otherwise: [] }, validAt);

/** The requirements for a supplier on a day, ready to be evaluated; undefined while there are none. */
export function requirementsOn(inputs: AssessmentInputs, validAt: CalendarDate): CompiledRequirements | undefined {
  const asked = askedOn(inputs, validAt);
  return asked && compiled(asked.version);
}

/** The requirements for a supplier on a day, with the events that chose the template. */
function askedOn({ tracking, templates }: AssessmentInputs, validAt: CalendarDate) {
  const chosen = templateAt(tracking, validAt);
  const version = chosen && requirementsAt(templates.get(chosen.templateId) ?? null, validAt);
  return version && { version, events: chosen.events };
}

/** Every day on which an input may change, in order: between two of them a verdict depends only on its dates. */
export function changeDays({ tracking, templates, policies, ratingDays }: AssessmentInputs): readonly CalendarDate[] {
  const days = new Set<CalendarDate>(ratingDays);
  for (const { from } of tracking.templates) days.add(from);
  for (const { effectiveFrom } of tracking.decisions) days.add(effectiveFrom);
  for (const template of templates.values()) template?.versions.forEach(({ from }) => days.add(from));
  for (const policy of policies.values()) {
    if (!policy) continue;
    const { period, carrier, limits, trigger, retroactiveOn, endorsements, schedule, standing, verification } = policy;
    for (const timeline of [period, carrier, limits, trigger, retroactiveOn, endorsements, schedule, standing, verification]) {
      timeline.forEach(({ from }) => days.add(from));
    }
    for (const { value } of period) days.add(value.effectiveOn).add(value.expiresOn);
  }
  return [...days].sort();
}

const cache = new WeakMap<RequirementsVersion['requirements'], CompiledRequirements>();

/** Requirements are parsed once for each version in memory. */
function compiled(version: RequirementsVersion): CompiledRequirements {
  const known = cache.get(version.requirements);
  if (known) return known;
  const fresh = compile(version.requirements, version);
  cache.set(version.requirements, fresh);
  return fresh;
}
