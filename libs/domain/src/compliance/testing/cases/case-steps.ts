import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import { carrierDecider } from '../../../carrier/carrier.decider.js';
import type { ExceptableFinding, ExceptionDuration } from '../../../exception/exception.contract.js';
import { exceptionDecider } from '../../../exception/exception.decider.js';
import { policyDecider } from '../../../policy/policy.decider.js';
import { termsAt } from '../../../policy/policy-on-day.js';
import { projectDecider } from '../../../project/project.decider.js';
import { templateDecider } from '../../../template/template.decider.js';
import { undecidedFindings } from '../../../tracking/tracking.rules.js';
import { coverEndsOn } from '../../rules/presence.js';
import type { CaseLog } from './case-log.js';
import { at, CaseProblem } from './case-problem.js';
import { IDS, inputsOf, policyNamed, PROJECT_TERMS, share } from './case-world.js';
import { DOCUMENT_STEPS } from './document-steps.js';
import { findingNamed } from './finding-named.js';
import { FORM_STEPS } from './form-steps.js';
import type { CaseStep, GoldenCase } from './golden-case.js';
import { readParts } from './parts.js';
import { TERM_PARTS, type TermsDraft } from './provided-parts.js';
import { DAY, dayFrom } from './read-values.js';
import { carrierIdOf } from './named-carrier.js';
import { ratingFrom } from './read-policies.js';
import { requirementsFrom } from './read-requirements.js';
import type { Recording, StepKind } from './step-kind.js';

function edit(
  { log, golden, step }: Recording,
  number: string,
  from: string,
  parts: string,
  enteredWrongly: boolean,
): void {
  const { line } = policyNamed(golden, number);
  const state = log.state(policyDecider, number);
  if (state === null) throw new CaseProblem(`${number} was not added by then`);
  const effectiveFrom = dayFrom(from);
  const draft: TermsDraft = { line, terms: termsAt(state, effectiveFrom) };
  readParts(parts, TERM_PARTS, draft);
  const { carrier, ...terms } = draft.terms;
  log.handle(
    policyDecider,
    number,
    step.day,
    step.role,
    {
      type: 'EditPolicy',
      effectiveFrom,
      enteredWrongly,
      terms: { ...terms, carrierId: carrier.carrierId },
      ...(enteredWrongly ? { reason: 'Entered wrongly.' } : {}),
    },
    { carrier },
  );
}

/** `until 09/01/2026`, `until the policy expires`, nothing: until it is withdrawn. */
const durationOf = (
  until: string | undefined,
): { readonly duration: ExceptionDuration; readonly customDate: string | null } => {
  if (!until) return { duration: 'perpetual', customDate: null };
  return until === 'the policy expires'
    ? { duration: 'policyExpiration', customDate: null }
    : { duration: 'customDate', customDate: dayFrom(until) };
};

const SCOPES = { supplier: IDS.trackingId, project: IDS.projectId, template: IDS.templateId } as const;

/** What was known of each finding before any decision, on the day of the decision. */
function factsOn({ log, golden, step }: Recording): ReadonlyMap<string, ExceptableFinding> {
  return new Map(
    undecidedFindings(inputsOf(log, golden, {}), step.day).map(({ finding, policy, pinned }) => [
      finding.rule,
      {
        finding,
        sentence: sentenceOf(finding),
        ...pinned,
        policyEndsOn: policy && coverEndsOn(policy),
      },
    ]),
  );
}

function decide(
  recording: Recording,
  title: string,
  decision: 'accepted' | 'denied',
  scope: keyof typeof SCOPES,
  until: string | undefined,
): void {
  const { log, golden, step } = recording;
  const facts = factsOn(recording);
  const finding = findingNamed(
    [...facts.values()].map((exceptableFinding) => exceptableFinding.finding),
    golden.line,
    title,
  );
  log.handle(
    exceptionDecider,
    SCOPES[scope],
    step.day,
    'requester',
    {
      type: 'DecideExceptions',
      requesterId: IDS.requesterId,
      scope,
      scopeId: SCOPES[scope],
      trackingId: IDS.trackingId,
      insuredId: IDS.insuredId,
      projectId: IDS.projectId,
      decision,
      ...durationOf(until),
      comment: 'Decided.',
      today: step.day,
      items: [{ exceptionId: `exception-${title}`, rule: finding.rule }],
    },
    facts,
  );
}

const STEPS: readonly StepKind[] = [
  {
    example: 'GL-1 canceled from 02/01/2026',
    pattern: new RegExp(`^(\\S+) canceled from ${DAY}$`),
    record: ({ log, step }, number, day) =>
      log.handle(
        policyDecider,
        number!,
        step.day,
        step.role,
        { type: 'CancelPolicy', effectiveFrom: dayFrom(day!), reason: 'Not paid.' },
        undefined,
      ),
  },
  {
    example: 'GL-1 reinstated from 03/01/2026',
    pattern: new RegExp(`^(\\S+) reinstated from ${DAY}$`),
    record: ({ log, step }, number, day) =>
      log.handle(
        policyDecider,
        number!,
        step.day,
        step.role,
        { type: 'ReinstatePolicy', effectiveFrom: dayFrom(day!), reason: 'Paid.' },
        undefined,
      ),
  },
  {
    example: 'GL-1 verified',
    pattern: /^(\S+) verified$/,
    record: ({ log, step }, number) =>
      log.handle(
        policyDecider,
        number!,
        step.day,
        'agent',
        { type: 'ApprovePolicy', agencyId: IDS.agencyId },
        undefined,
      ),
  },
  {
    example: 'GL-1 rejected',
    pattern: /^(\S+) rejected$/,
    record: ({ log, step }, number) =>
      log.handle(
        policyDecider,
        number!,
        step.day,
        'agent',
        { type: 'RejectPolicy', agencyId: IDS.agencyId, reason: 'Not ours.' },
        undefined,
      ),
  },
  {
    example: 'GL-1 shared',
    pattern: /^(\S+) shared$/,
    record: ({ log, golden, step }, number) => share(log, policyNamed(golden, number!), step.day),
  },
  {
    example: 'requirements from 03/01/2026: each occurrence $2,000,000',
    pattern: new RegExp(`^requirements from ${DAY}: (.+)$`),
    record: ({ log, golden, step }, day, text) =>
      log.handle(
        templateDecider,
        IDS.templateId,
        step.day,
        'requester',
        {
          type: 'ReviseTemplate',
          requirements: requirementsFrom(golden.line, [{ about: '', text: text!, place: step.place }]),
          effectiveFrom: dayFrom(day!),
        },
        undefined,
      ),
  },
  {
    example: 'GL-1 from 03/01/2026: each occurrence $2,000,000',
    pattern: new RegExp(`^(\\S+) from ${DAY}: (.+)$`),
    record: (recording, number, from, parts) => edit(recording, number!, from!, parts!, false),
  },
  {
    example: 'GL-1 was entered wrongly from 01/01/2026: each occurrence $2,000,000',
    pattern: new RegExp(`^(\\S+) was entered wrongly from ${DAY}: (.+)$`),
    record: (recording, number, from, parts) => edit(recording, number!, from!, parts!, true),
  },
  {
    example: 'carrier Summit Mutual rated B+ VI from 03/01/2026',
    pattern: new RegExp(`^carrier (.+) rated (.+) from ${DAY}$`),
    record: ({ log, step }, name, rating, day) =>
      log.handle(
        carrierDecider,
        carrierIdOf(name!),
        step.day,
        'requester',
        { type: 'RateCarrier', rating: ratingFrom(rating!), effectiveFrom: dayFrom(day!) },
        undefined,
      ),
  },
  {
    example: '“each occurrence” accepted for the supplier until 09/01/2026',
    pattern: new RegExp(
      `^[“"](.+)[”"] (accepted|denied) for the (supplier|project|template)(?: until (the policy expires|${DAY.slice(1, -1)}))?$`,
    ),
    record: (recording, title, decision, scope, until) =>
      decide(recording, title!, decision as 'accepted' | 'denied', scope as keyof typeof SCOPES, until),
  },
  {
    example: '“each occurrence” withdrawn for the supplier',
    pattern: /^[“"](.+)[”"] withdrawn for the (supplier|project|template)$/,
    record: ({ log, step }, title, scope) =>
      log.handle(
        exceptionDecider,
        SCOPES[scope as keyof typeof SCOPES],
        step.day,
        'requester',
        {
          type: 'WithdrawException',
          exceptionId: `exception-${title}`,
          reason: 'No longer.',
          today: step.day,
        },
        undefined,
      ),
  },
  {
    example: 'project from 03/02/2026 to 06/30/2027',
    pattern: new RegExp(`^project from ${DAY} to ${DAY}$`),
    record: ({ log, step }, first, last) =>
      log.handle(
        projectDecider,
        IDS.projectId,
        step.day,
        'requester',
        {
          type: 'ReviseProject',
          terms: PROJECT_TERMS,
          days: { firstDay: dayFrom(first!), lastDay: dayFrom(last!) },
        },
        undefined,
      ),
  },
  {
    example: 'project without days',
    pattern: /^project without days$/,
    record: ({ log, step }) =>
      log.handle(
        projectDecider,
        IDS.projectId,
        step.day,
        'requester',
        { type: 'ReviseProject', terms: PROJECT_TERMS },
        undefined,
      ),
  },
  ...DOCUMENT_STEPS,
  ...FORM_STEPS,
];
/** Examples of everything that can be recorded later, for the document. */
export const STEP_EXAMPLES: readonly string[] = STEPS.map(({ example }) => example);

/** Records what a case says was recorded on a day. */
export function recordStep(log: CaseLog, golden: GoldenCase, step: CaseStep): void {
  at(`${step.place}: “${step.text}”`, () => {
    for (const { pattern, record } of STEPS) {
      const [matched, ...groups] = pattern.exec(step.text) ?? [];
      if (matched !== undefined)
        return record({ log, golden, step }, ...groups.map((group: string | undefined) => group ?? ''));
    }
    throw new CaseProblem(`is not understood; expected something like: ${STEP_EXAMPLES.join(' | ')}`);
  });
}
