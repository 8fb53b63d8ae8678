import { assess } from '../compliance/assess.js';
import { compile } from '../compliance/compile.js';
import type { CompiledRequirements } from '../compliance/compiled.js';
import { formDays } from '../compliance/endorsements/form-objection.js';
import { tooOldOn } from '../compliance/further/documents.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import type { Provided } from '../compliance/provided.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import type { PinnedPolicies } from '../exception/exception.contract.js';
import { endOf, type ExceptionsState } from '../exception/exception.state.js';
import { withExceptions, type PoliciesOfFinding } from '../exception/exception-effect.js';
import type { RequirementsVersion } from '../compliance/requirements.js';
import { entryDays } from '../form-equivalence/form-equivalence.state.js';
import { earlierOf, LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { tooOldFrom, type ProofAge } from '../compliance/proof/proof-requirement.js';
import { ASSESSED_ASPECTS } from '../insurance/terms/policy-aspects.js';
import { sourceDays } from '../policy/policy-sources.js';
import type { AddedPolicy } from '../policy/policy.state.js';
import { requirementsAt, type TemplateState } from '../template/template.state.js';
import { buildProvided, providedFacts, type ProvidedInputs } from './tracking-provided.js';
import { withDecisions } from './tracking-decisions.js';
import { pinnedPoliciesOf } from './pinned-policies.rules.js';
import { templateAt, type StartedTracking } from './tracking.state.js';

/** Every stream that a verdict on one tracking depends on, folded to the same moment of known time. */
export interface AssessmentInputs extends ProvidedInputs {
  readonly templates: ReadonlyMap<Uuid, TemplateState>;
  /** Days on which a carrier's rating changes, of any carrier of these policies. */
  readonly ratingDays: readonly CalendarDate[];
  /** What was decided about findings, by the tracking, project or template that it is for. */
  readonly exceptions?: ReadonlyMap<Uuid, ExceptionsState>;
  /** Policies of which every share has ended: the requester learns of no later change. */
  readonly noLongerShared?: ReadonlySet<Uuid>;
  /** True where an event of one of the streams could not be read: then the verdict is unknown, and never passes. */
  readonly incomplete?: boolean;
}

/** What is required of a supplier and what was decided about it: with what it provides on a day, all that an assessment of the day reads. */
export type RequiredInputs = Pick<AssessmentInputs, 'tracking' | 'templates' | 'exceptions' | 'incomplete'>;

export interface TrackingAssessment {
  readonly version: RequirementsVersion;
  readonly assessment: Assessment;
}

/**
 * Template, policies and ratings of one day, assessed. Undefined before the tracking began or while its template requires
 * nothing. `holdsUntil` respects the days on which the inputs themselves change.
 */
export function assessTracking(inputs: AssessmentInputs, validAt: CalendarDate): TrackingAssessment | undefined {
  const required = askedOn(inputs, validAt);
  if (!required) return undefined;
  const { version, events } = required;
  const provided = buildProvided(inputs, validAt);
  const assessment = decided(
    assess(compiled(version), [...version.events, ...events], provided, validAt),
    provided,
    inputs,
    validAt,
  );
  const next = changeDays(inputs).find((day) => day > validAt) ?? LAST_DAY;
  return {
    version,
    assessment: { ...asFarAsKnown(inputs, assessment), holdsUntil: earlierOf(assessment.holdsUntil, next) },
  };
}

/** The same outcomes without citations, and much faster: for a caller that assesses many days. */
export const assessUncited = (inputs: AssessmentInputs, validAt: CalendarDate): Assessment | undefined =>
  assessFacts(inputs, uncitedFacts(inputs, validAt), validAt);

/** The same for a caller that has what is provided on the day already (`uncitedFacts`). */
export function assessFacts(inputs: RequiredInputs, provided: Provided, validAt: CalendarDate): Assessment | undefined {
  const required = askedOn(inputs, validAt);
  if (!required) return undefined;
  return asFarAsKnown(
    inputs,
    decided(assess(compiled(required.version), [], provided, validAt), provided, inputs, validAt),
  );
}

/** A finding of a day before any decision on it, with the policy that it is about, and what a decision about it is pinned to. */
export interface UndecidedFinding {
  readonly finding: Finding;
  readonly policy: ProvidedPolicy | null;
  readonly pinned: PinnedPolicies;
}

/** All findings of a day before any decision; none before the tracking began. */
export function undecidedFindings(inputs: AssessmentInputs, validAt: CalendarDate): readonly UndecidedFinding[] {
  const required = askedOn(inputs, validAt);
  if (!required) return [];
  const provided = uncitedFacts(inputs, validAt);
  return assess(compiled(required.version), [], provided, validAt).findings.map((finding) => ({
    finding,
    policy: policyIn(provided, finding),
    pinned: pinnedPoliciesOf(finding, provided.policies),
  }));
}

/** The findings as the requester decided about them; the template's own assessment stays as it is. */
function decided(assessment: Assessment, provided: Provided, inputs: RequiredInputs, day: CalendarDate): Assessment {
  const pinnedIn =
    (policies: readonly ProvidedPolicy[]): PoliciesOfFinding =>
    (finding) =>
      pinnedPoliciesOf(finding, policies);
  const otherwise = (provided.otherwise ?? []).map(({ event, policies }) => ({
    event,
    policiesOf: pinnedIn(policies),
  }));
  const excepted = withExceptions(assessment, exceptionsOn(inputs, day), pinnedIn(provided.policies), day, otherwise);
  return withDecisions(excepted, inputs.tracking, day);
}

const policyIn = ({ policies }: Provided, { policyId }: Finding): ProvidedPolicy | null =>
  policyId === undefined ? null : (policies.find((policy) => policy.policyId === policyId) ?? null);

/** Where decisions about this supplier are recorded, narrowest first: itself, its project, its templates. */
export const exceptionScopesOf = ({ trackingId, projectId, templates }: StartedTracking): readonly Uuid[] => [
  trackingId,
  projectId,
  ...new Set(templates.map(({ value }) => value)),
];

/** The decisions for the supplier, for its project and for the template of the day. */
function exceptionsOn({ tracking, exceptions }: RequiredInputs, day: CalendarDate): readonly ExceptionsState[] {
  if (!exceptions || exceptions.size === 0) return [];
  return [tracking.trackingId, tracking.projectId, templateAt(tracking, day)?.templateId ?? ''].flatMap((id) => {
    const ofScope = exceptions.get(id);
    return ofScope ? [ofScope] : [];
  });
}

const asFarAsKnown = ({ incomplete }: RequiredInputs, assessment: Assessment): Assessment =>
  incomplete === true ? { ...assessment, outcome: 'unknown' } : assessment;

/** What is provided on a day, for assessments that cite nothing. */
export const uncitedFacts = (inputs: AssessmentInputs, validAt: CalendarDate): Provided => ({
  ...providedFacts(inputs, validAt),
  otherwise: [],
});

/** The requirements for a supplier on a day, ready to be evaluated; undefined while there are none. */
export function requirementsOn(inputs: AssessmentInputs, validAt: CalendarDate): CompiledRequirements | undefined {
  const required = askedOn(inputs, validAt);
  return required && compiled(required.version);
}

/** Lines of which the template of a day states that they are not required. */
export const notRequiredOn = (inputs: AssessmentInputs, validAt: CalendarDate): readonly CoverageLine[] =>
  askedOn(inputs, validAt)?.version.requirements.notRequired ?? [];

/** What a supplier would be assessed as if it showed other policies. */
export interface ShownTrial {
  readonly requirements: RequirementsVersion['requirements'];
  readonly compiled: CompiledRequirements;
  /** What it shows. */
  readonly shown: readonly ProvidedPolicy[];
  /** Without citations; what the requester decided counts. */
  assess(policies: readonly ProvidedPolicy[]): readonly Finding[];
}

/** Undefined while nothing is required. */
export function shownTrial(inputs: AssessmentInputs, validAt: CalendarDate): ShownTrial | undefined {
  const required = askedOn(inputs, validAt);
  if (!required) return undefined;
  const facts = uncitedFacts(inputs, validAt);
  const requirements = compiled(required.version);
  return {
    requirements: required.version.requirements,
    compiled: requirements,
    shown: facts.policies,
    assess(policies) {
      const provided = {
        ...facts,
        policies,
        sharedBy: policies.length > 0 && facts.sharedBy.length === 0 ? [inputs.tracking.trackingId] : facts.sharedBy,
      };
      return decided(assess(requirements, [], provided, validAt), provided, inputs, validAt).findings;
    },
  };
}

/** The requirements for a supplier on a day, with the events that chose the template. */
function askedOn({ tracking, templates }: RequiredInputs, validAt: CalendarDate) {
  const chosen = templateAt(tracking, validAt);
  const version = chosen && requirementsAt(templates.get(chosen.templateId) ?? null, validAt);
  return version && { version, events: chosen.events };
}

/** Every day on which an input may change, in order: between two of them a verdict depends only on its dates. */
export function changeDays(inputs: AssessmentInputs): readonly CalendarDate[] {
  const { tracking, templates, policies, ratingDays, exceptions, forms = [] } = inputs;
  const days = new Set<CalendarDate>([...ratingDays, ...outdatedDocumentDays(inputs), ...entryDays(forms)]);
  for (const { from } of tracking.templates) days.add(from);
  for (const { effectiveFrom } of tracking.decisions) days.add(effectiveFrom);
  for (const decision of [...(exceptions?.values() ?? [])].flat()) {
    days.add(decision.effectiveFrom);
    const end = endOf(decision);
    if (end !== null) days.add(end);
  }
  for (const template of templates.values()) template?.versions.forEach(({ from }) => days.add(from));
  const ages = agesIn(templates);
  for (const policy of policies.values()) {
    if (!policy) continue;
    for (const timeline of [
      ...ASSESSED_ASPECTS.map((aspect) => policy[aspect]),
      policy.standing,
      policy.verification,
    ]) {
      timeline.forEach(({ from }) => days.add(from));
    }
    for (const { value } of policy.period) days.add(value.effectiveOn).add(value.expiresOn);
    for (const { value } of policy.endorsementDetails) for (const day of formDays(value)) days.add(day);
    for (const day of tooOldDays(policy, ages)) days.add(day);
  }
  return [...days].sort();
}

/** Every day on which a document becomes too old for a version of a template, in no order. */
export function outdatedDocumentDays({
  templates,
  documents,
}: Pick<AssessmentInputs, 'templates' | 'documents'>): readonly CalendarDate[] {
  const uploads = [...(documents?.values() ?? [])].flatMap((onFile) =>
    onFile().value.map(({ uploadedOn }) => uploadedOn),
  );
  if (uploads.length === 0) return [];
  const versions = [...templates.values()].flatMap((template) => template?.versions ?? []);
  const required = versions.flatMap(({ value }) => value.requirements.lines.flatMap((line) => line.documents ?? []));
  return required.flatMap(({ withinDays }) =>
    withinDays === undefined ? [] : uploads.map((day) => tooOldOn(day, withinDays)),
  );
}

/** Whether documents are required, or a form that was seen, which a document proves: otherwise none need to be read. */
export const requiresDocuments = ({ lines }: RequirementsVersion['requirements']): boolean =>
  lines.some(
    ({ documents, endorsements, aggregate }) =>
      documents !== undefined || endorsements.length > 0 || aggregate !== undefined,
  );

/** The same for the versions of templates. */
export const asksForDocuments = (templates: Iterable<TemplateState>): boolean =>
  [...templates].some((template) => template?.versions.some(({ value }) => requiresDocuments(value.requirements)));

/** Whether cover for the whole term of the project is required of a line: otherwise its days need not be read. */
export const requiresProjectDays = ({ lines }: RequirementsVersion['requirements']): boolean =>
  lines.some(({ wholeProject }) => wholeProject !== undefined);

/** The same for the versions of templates. */
export const asksForProjectDays = (templates: Iterable<TemplateState>): boolean =>
  [...templates].some((template) => template?.versions.some(({ value }) => requiresProjectDays(value.requirements)));

/** How old a proof may be by any version of these templates. */
export const agesIn = (templates: AssessmentInputs['templates']): readonly ProofAge[] =>
  [...templates.values()]
    .flatMap((template) => template?.versions ?? [])
    .flatMap(({ value: { requirements } }) => [requirements.proof, ...requirements.lines.map(({ proof }) => proof)])
    .flatMap((proof) => proof?.notOlderThan ?? []);

/** The days on which something that the policy states is proven too long ago. */
export const tooOldDays = (policy: AddedPolicy, ages: readonly ProofAge[]): readonly CalendarDate[] =>
  ages.length === 0 ? [] : [...sourceDays(policy)].flatMap((on) => ages.map((age) => tooOldFrom(on, age)));

const cache = new WeakMap<RequirementsVersion['requirements'], CompiledRequirements>();

/** Requirements are parsed once for each version in memory. */
function compiled(version: RequirementsVersion): CompiledRequirements {
  const cached = cache.get(version.requirements);
  if (cached) return cached;
  const fresh = compile(version.requirements, version);
  cache.set(version.requirements, fresh);
  return fresh;
}
