import { carrierDecider, ratingAt } from '../../../carrier/carrier.decider.js';
import { documentRegisterDecider } from '../../../document-register/document-register.decider.js';
import { documentsOnFile } from '../../../document-register/documents-on-file.rules.js';
import { exceptionDecider } from '../../../exception/exception.decider.js';
import { formEquivalenceDecider } from '../../../form-equivalence/form-equivalence.decider.js';
import type { CalendarDate } from '../../../kernel/dates.js';
import type { ReplacedPolicy } from '../../../policy/policy-command.contract.js';
import { projectDecider } from '../../../project/project.decider.js';
import { policyDecider } from '../../../policy/policy.decider.js';
import { replacedPolicy } from '../../../policy/policy-replacement.js';
import { templateDecider } from '../../../template/template.decider.js';
import { trackingDecider } from '../../../tracking/tracking.decider.js';
import type { AssessmentInputs } from '../../../tracking/tracking.rules.js';
import type { DocumentsOnFile, RatingOnDay } from '../../../tracking/tracking-provided.js';
import { CaseLog, type Known } from './case-log.js';
import { CaseProblem } from './case-problem.js';
import { FIRST_DAY, USUAL_CARRIER, USUAL_RATING, type CasePolicy, type GoldenCase } from './golden-case.js';
import { carrierIdOf } from './named-carrier.js';

/** Ids of a case: one requester, one supplier, one project, one template. A policy's id is its number. */
export const IDS = {
  trackingId: 'tracking',
  requesterId: 'requester',
  insuredId: 'supplier',
  projectId: 'project',
  templateId: 'template',
  agencyId: 'agency',
} as const;
/** A project whose days a case may state. */
export const PROJECT_TERMS = { name: 'Project', templateId: IDS.templateId, isDefault: false } as const;
/** Before any day that a case names. */
const BEFORE: CalendarDate = '2000-01-01';

/** The streams of a case as it begins: template, tracking, carriers, and its policies, each recorded on its day. */
export function beginning(golden: GoldenCase): CaseLog {
  const log = new CaseLog();
  const { requesterId, templateId, trackingId, insuredId, projectId } = IDS;
  log.handle(
    templateDecider,
    templateId,
    FIRST_DAY,
    'requester',
    {
      type: 'CreateTemplate',
      templateId,
      requesterId,
      name: 'Template',
      requirements: golden.requirements,
      effectiveFrom: BEFORE,
    },
    undefined,
  );
  log.handle(
    projectDecider,
    projectId,
    FIRST_DAY,
    'requester',
    { type: 'CreateProject', projectId, requesterId, ...PROJECT_TERMS },
    undefined,
  );
  log.handle(
    trackingDecider,
    trackingId,
    FIRST_DAY,
    'requester',
    {
      type: 'StartTracking',
      trackingId,
      requesterId,
      insuredId,
      projectId,
      insuredName: 'Supplier',
      templateId,
      effectiveFrom: BEFORE,
    },
    undefined,
  );
  for (const { carrierName, rating } of [{ carrierName: USUAL_CARRIER, rating: USUAL_RATING }, ...golden.policies])
    addCarrier(log, carrierName, rating);
  return log;
}

function addCarrier(log: CaseLog, name: string, rating: CasePolicy['rating']): void {
  const carrierId = carrierIdOf(name);
  log.handle(
    carrierDecider,
    carrierId,
    FIRST_DAY,
    'requester',
    { type: 'AddCarrier', carrierId, name, naic: '0' },
    undefined,
  );
  if (rating !== null)
    log.handle(
      carrierDecider,
      carrierId,
      FIRST_DAY,
      'requester',
      { type: 'RateCarrier', rating, effectiveFrom: BEFORE },
      undefined,
    );
}

/** Adds a policy as its agent or the insured does, verifies and shares it where the case says so. */
export function addPolicy(log: CaseLog, policy: CasePolicy): void {
  const {
    number: policyId,
    line,
    recordedOn: day,
    verification,
    isShared,
    ofAnotherInsured,
    enteredBy,
    replaces,
  } = policy;
  const { agencyId, insuredId } = IDS;
  const { carrier, ...terms } = policy.terms;
  log.handle(
    policyDecider,
    policyId,
    day,
    enteredBy,
    {
      type: 'AddPolicy',
      policyId,
      insuredId: ofAnotherInsured ? 'another' : insuredId,
      agencyId,
      line,
      terms: { ...terms, carrierId: carrier.carrierId },
      ...(replaces === null ? {} : { replaces: { policyId: replaces, upon: 'expiration', carriesOver: false } }),
    },
    { carrier, ...(replaces === null ? {} : { replaced: replacedBy(log, replaces, policy) }) },
  );
  if (verification === 'verified')
    log.handle(policyDecider, policyId, day, 'agent', { type: 'ApprovePolicy', agencyId }, undefined);
  if (verification === 'rejected')
    log.handle(
      policyDecider,
      policyId,
      day,
      'agent',
      { type: 'RejectPolicy', agencyId, reason: 'Not ours.' },
      undefined,
    );
  if (isShared) share(log, policy, day);
}

/** The policy of that number must have been recorded on an earlier day. */
function replacedBy(log: CaseLog, number: string, { number: by, terms }: CasePolicy): ReplacedPolicy {
  const state = log.state(policyDecider, number);
  if (state === null) throw new CaseProblem(`${number}, which ${by} replaces, was not added by then`);
  return replacedPolicy(state, terms.period.effectiveOn);
}

export function share(log: CaseLog, { number: policyId, terms }: CasePolicy, day: CalendarDate): void {
  const { trackingId } = IDS;
  const shareId = `share-${policyId}-${day}`;
  log.handle(
    trackingDecider,
    trackingId,
    day,
    'agent',
    { type: 'RecordCoverage', shareId, policyIds: [policyId], carrierIds: [terms.carrier.carrierId] },
    undefined,
  );
}

/** The policy of a case by its number. */
export function policyNamed({ policies }: GoldenCase, number: string): CasePolicy {
  const found = policies.find((policy) => policy.number === number);
  if (found === undefined) throw new CaseProblem(`no policy ${number} is provided`);
  return found;
}

/** Everything that a verdict depends on, as far as it is to count. */
export function inputsOf(log: CaseLog, golden: GoldenCase, knowledge: Known): AssessmentInputs {
  const tracking = log.state(trackingDecider, IDS.trackingId, knowledge);
  const project = log.state(projectDecider, IDS.projectId, knowledge);
  if (tracking === null || project === null) throw new CaseProblem(`${golden.place}: nothing was known on that day`);
  const policies = new Map(golden.policies.map(({ number }) => [number, log.state(policyDecider, number, knowledge)]));
  const carrierIds = [...policies.values()].flatMap(
    (policy) => policy?.carrier.map(({ value }) => value.carrierId) ?? [],
  );
  const ratings = new Map(carrierIds.map((carrierId) => [carrierId, log.state(carrierDecider, carrierId, knowledge)]));
  return {
    tracking,
    policies,
    templates: new Map([[IDS.templateId, log.state(templateDecider, IDS.templateId, knowledge)]]),
    carriers: new Map([...ratings].map(([carrierId, state]) => [carrierId, ratingOn(state)])),
    ratingDays: [...ratings.values()].flatMap((state) => state.ratings.map(({ from }) => from)),
    documents: new Map(golden.policies.map(({ number }) => [number, onFileFor(log, number, knowledge)])),
    project,
    forms: log.state(formEquivalenceDecider, IDS.requesterId, knowledge),
    exceptions: new Map(
      [IDS.trackingId, IDS.projectId, IDS.templateId].map((id) => [id, log.state(exceptionDecider, id, knowledge)]),
    ),
  };
}

/** Days of a case are those of the requester. */
function onFileFor(log: CaseLog, policy: string, knowledge: Known): DocumentsOnFile {
  const register = log.state(documentRegisterDecider, policy, knowledge);
  return (without) => documentsOnFile(register, (instant) => instant.slice(0, 10), without);
}

const ratingOn =
  (state: ReturnType<typeof carrierDecider.evolve>): RatingOnDay =>
  (day, without) => {
    const ratings = state.ratings.filter(({ events }) => without === undefined || !events.includes(without));
    const { rating, events } = ratingAt({ ...state, ratings }, day);
    return { value: rating, events };
  };
