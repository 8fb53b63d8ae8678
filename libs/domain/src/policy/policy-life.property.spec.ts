import fc from 'fast-check';
import { RuleBroken } from '../kernel/rule-broken.js';
import { recorded } from '../kernel/testing/given.js';
import { givenTerms } from './policy-given-terms.js';
import {
  LIFE_STATES,
  lifeOf,
  nextStates,
  POLICY_LIFE,
  REFUSED_WHILE,
  type LifeCommand,
  type LifeState,
} from './policy-life.js';
import { notEligible } from './policy-certifiable.js';
import type { PolicyCommand } from './policy-command.contract.js';
import { MAY_BE_CERTIFIED, type PolicyEvent } from './policy.contract.js';
import { policyStatus } from './policy-status.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy } from './policy.state.js';
import { POLICY_DAYS } from './testing/arbitrary-policies.js';
import { added, AGENCY, EXPORT, GL_TERMS, UMBRELLA } from './testing/sample-policies.js';

type Sent = PolicyCommand & { readonly type: LifeCommand };

const dated = fc.record({
  type: fc.constantFrom('CancelPolicy' as const, 'ReinstatePolicy' as const),
  effectiveFrom: POLICY_DAYS,
  reason: fc.constant('x'),
});
const edits = fc
  .record({ policyNumber: fc.constantFrom('GL-1', 'GL-2', 'GL-3'), effectiveFrom: POLICY_DAYS })
  .map(({ policyNumber, effectiveFrom }): Sent => ({
    type: 'EditPolicy',
    terms: givenTerms({ ...GL_TERMS, policyNumber }),
    effectiveFrom,
    enteredWrongly: false,
  }));
const {
  period,
  limits,
  carrier: { carrierId },
} = GL_TERMS;
const imports = fc.constantFrom('GL-1', GL_TERMS.policyNumber).map((policyNumber): Sent => ({
  type: 'ImportPolicy',
  terms: { policyNumber, period, limits, carrierId },
  evidence: { ...EXPORT, export: { ...EXPORT.export, asOf: '2026-11-25' } },
}));
const takenBack: Sent = { type: 'TakeBackImport', importId: EXPORT.export.importId };
const replacements = fc
  .record({ upon: fc.constantFrom('replacement' as const, 'expiration' as const), effectiveFrom: POLICY_DAYS })
  .map((given): Sent => ({ type: 'ReplacePolicy', replacedBy: UMBRELLA, ...given }));
const whole = fc.constantFrom<Sent>(
  { type: 'ApprovePolicy', agencyId: AGENCY },
  { type: 'ReverifyPolicy', agencyId: AGENCY },
  { type: 'RejectPolicy', agencyId: AGENCY, reason: 'x' },
  { type: 'ArchivePolicy' },
  { type: 'UnarchivePolicy' },
  takenBack,
);
const commands = fc.array(
  fc.record({
    command: fc.oneof(dated, edits, imports, whole, replacements),
    role: fc.constantFrom('agent' as const, 'insured' as const),
  }),
  { maxLength: 25 },
);

const folded = (
  state: AddedPolicy,
  events: readonly PolicyEvent[],
  role: 'agent' | 'insured',
  first: number,
): AddedPolicy =>
  recorded(events, { role }, first).reduce<AddedPolicy>((before, event) => policyDecider.evolve(before, event)!, state);

/** The events of a command, or the code with which it is refused. */
function outcomeOf(command: Sent, state: AddedPolicy): readonly PolicyEvent[] | string {
  try {
    return policyDecider.decide(command, state, { carrier: GL_TERMS.carrier });
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
}

const refusalOf = (life: LifeState): string | undefined => (life === 'verified' ? undefined : REFUSED_WHILE[life]);

describe('the life of a policy [C01]', () => {
  it('goes from state to state as its table says, whatever commands come, and refuses what the table does not name', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(commands, (all) => {
        let state = policyDecider.evolve(null, recorded<PolicyEvent>([added()])[0]!)!;
        all.forEach(({ command, role }, index) => {
          const [life, outcome] = [lifeOf(state), outcomeOf(command, state)];
          const next = nextStates(life, command.type);
          if (next === null && command.type !== 'ReplacePolicy') expect(outcome).toBe(refusalOf(life));
          if (typeof outcome === 'string' || outcome.length === 0 || next === null) return;
          state = folded(state, outcome, role, index * 10 + 2);
          expect(next).toContain(lifeOf(state));
          seen.add(`${life} ${command.type} ${lifeOf(state)}`);
        });
      }),
      { numRuns: 600 },
    );
    expect([...new Set([...seen].map((way) => way.split(' ')[2]))].sort()).toEqual([...LIFE_STATES].sort());
  });

  it('has a status that may be certified on each day on which a certificate may state it [D12]', () => {
    const certified = new Set<string>();
    fc.assert(
      fc.property(commands, POLICY_DAYS, (all, day) => {
        let state = policyDecider.evolve(null, recorded<PolicyEvent>([added()])[0]!)!;
        all.forEach(({ command, role }, index) => {
          const outcome = outcomeOf(command, state);
          if (typeof outcome !== 'string') state = folded(state, outcome, role, index * 10 + 2);
          if (notEligible(state, day) !== null) return;
          expect(MAY_BE_CERTIFIED[policyStatus(state, day)]).toBe(true);
          certified.add(policyStatus(state, day));
        });
      }),
      { numRuns: 300 },
    );
    expect([...certified].sort()).toEqual(['expiring', 'pendingCancellation', 'verified']);
  });

  it('names each state once', () => expect(Object.keys(POLICY_LIFE)).toEqual([...LIFE_STATES]));
});
