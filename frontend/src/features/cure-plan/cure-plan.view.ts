import type {
  CurePlanReply,
  PlanRecipient,
  PlanStepText,
  StepAgent,
} from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { listed } from '@covertrail/wording/text/sentence-parts';
import type { ByReader } from '#shared/session/by-reader';
import { plural } from '#shared/format/plural';

type Kind = PlanStepText['kind'];

const KIND_NAMES: Readonly<Record<Kind, readonly [singular: string, many: string]>> = {
  sharePolicy: ['policy to share', 'policies to share'],
  verifyPolicy: ['policy to verify', 'policies to verify'],
  sendFromSystem: ['policy to send from the agency system', 'policies to send from the agency system'],
  stateTerm: ['entry to complete', 'entries to complete'],
  addEndorsement: ['endorsement', 'endorsements'],
  changeTerm: ['change of terms', 'changes of terms'],
  raiseLimit: ['higher limit', 'higher limits'],
  renewPolicy: ['renewal', 'renewals'],
  buyUmbrella: ['new umbrella', 'new umbrellas'],
  buyPolicy: ['new policy', 'new policies'],
};

/** Headings of the steps, by kind. */
export const KIND_TITLES: Readonly<Record<Kind, string>> = {
  sharePolicy: 'Share what exists',
  verifyPolicy: 'Verify',
  sendFromSystem: 'Send from the agency system',
  stateTerm: 'Complete what policies state',
  addEndorsement: 'Add endorsements',
  changeTerm: 'Change terms',
  raiseLimit: 'Raise limits',
  renewPolicy: 'Renew',
  buyUmbrella: 'Buy an umbrella',
  buyPolicy: 'Buy a policy',
};

/** Steps of one kind; `from` is the place of the first in the plan. */
export interface KindSteps {
  readonly kind: Kind;
  readonly from: number;
  readonly steps: readonly PlanStepText[];
}

/** The steps by kind, in the order of the plan. */
export function stepsByKind(steps: readonly PlanStepText[]): readonly KindSteps[] {
  return [...new Set(steps.map(({ kind }) => kind))].map((kind) => ({
    kind,
    from: steps.findIndex((step) => step.kind === kind),
    steps: steps.filter((step) => step.kind === kind),
  }));
}

/** How many requesters' projects have all that the supplier's side can give after so many steps. */
export const settledAfter = ({ trackings }: Pick<CurePlanReply, 'trackings'>, count: number): number =>
  trackings.filter((tracking) => tracking.settledAfter !== null && tracking.settledAfter <= count).length;

/** `2 endorsements fix 6 of 8; 1 higher limit fixes the rest.` */
export function planSummary(plan: Pick<CurePlanReply, 'steps' | 'trackings'>): string {
  const open = plan.trackings.length - settledAfter(plan, 0);
  const parts: string[] = [];
  let named: readonly KindSteps[] = [];
  let fixed = 0;
  for (const group of stepsByKind(plan.steps)) {
    named = [...named, group];
    const now = settledAfter(plan, group.from + group.steps.length) - settledAfter(plan, 0);
    if (now <= fixed) continue;
    const isSingle = named.length === 1 && group.steps.length === 1;
    parts.push(`${listed(named.map(countText))} ${isSingle ? 'fixes' : 'fix'} ${shareText(now, fixed, open)}`);
    named = [];
    fixed = now;
  }
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

const countText = ({ kind, steps }: KindSteps): string => plural(steps.length, ...KIND_NAMES[kind]);

function shareText(now: number, before: number, open: number): string {
  if (now === open) return before === 0 ? (open === 1 ? 'it' : `all ${open}`) : 'the rest';
  return `${now - before} of ${open}`;
}

/** Who takes a step, as this reader says it: the agent of its policy by name, where there is one. */
export const doerText = ({ by, agent }: Pick<PlanStepText, 'by' | 'agent'>, reader: keyof typeof DOERS): string =>
  DOERS[reader][by](agent === null ? null : agentText(agent));

type Doers = Readonly<Record<PlanStepText['by'], (named: string | null) => string>>;

const TO_AGENCY: Doers = {
  agent: (named) => named ?? 'You',
  insured: (named) => `${named ?? 'You'} or your client`,
};

const DOERS: ByReader<Doers> = {
  insured: {
    agent: (named) => named ?? 'Your agent',
    insured: (named) => (named === null ? 'You' : `You or ${named}`),
  },
  agent: TO_AGENCY,
  // A requester has no page of such a plan.
  requester: TO_AGENCY,
};

/** `Priya Raman, Hollis & Vance`; the agency alone where nobody of it handles the policy. */
const agentText = ({ name, agencyName }: StepAgent): string =>
  [name, agencyName].filter((part) => part !== '').join(', ');

/** `Sam Ortiz, Hollis & Vance: steps 1 and 3, by mail`. */
export function recipientText({ by, personName, companyName, steps }: PlanRecipient, all: number): string {
  const whom =
    by === 'mail'
      ? agentText({ name: personName || 'An agent', agencyName: companyName })
      : `Everybody of ${companyName}`;
  const which =
    steps.length === all
      ? all === 1
        ? 'the step'
        : `all ${all} steps`
      : `${steps.length === 1 ? 'step' : 'steps'} ${listed(steps.map(String))}`;
  return `${whom}: ${which}, ${by === 'mail' ? 'by mail' : 'as a notification'}`;
}
