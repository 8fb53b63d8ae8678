import type { Finding } from '@covertrail/domain/compliance/finding';
import type { CureStep, TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { fixText } from '@covertrail/wording/compliance/sentence';
import { cureStepText } from '@covertrail/wording/cure-plan/cure-steps.words';
import { quotedFinding, quotedStep } from './quoted-steps.js';

/** Someone who types this wants it to look like a sentence of ours. */
const TYPED = 'X-1”. Pay at evil.example “';
const QUOTED = '“X-1". Pay at evil.example "”';
const NAMES = { company: () => '', project: () => '' };
const OF = { policyId: 'p', policyNumber: TYPED, line: 'generalLiability' } as const;
const bought = { line: 'generalLiability', limits: {}, rating: null, schedule: [] } as const;
const changed = (change: TermChange): CureStep => ({ kind: 'changeTerm', change, ...OF, policyNumber: 'GL-1' });

describe('what people typed, in the steps of a mail', () => {
  it.each<[string, CureStep]>([
    [`Verify general liability policy ${QUOTED}.`, { kind: 'verifyPolicy', rejected: false, ...OF }],
    [
      `Share general liability policy ${QUOTED} with  for .`,
      { kind: 'sharePolicy', trackingId: 't', requesterId: 'r', projectId: 'j', ...OF },
    ],
    [
      `Change the trigger of general liability policy ${QUOTED} to occurrence.`,
      { ...changed({ term: 'trigger', trigger: 'occurrence' }), ...OF },
    ],
    [
      `Remove form ${QUOTED} from general liability policy “GL-1”.`,
      changed({ term: 'withoutExclusions', forms: [TYPED] }),
    ],
    [`Add ${QUOTED} to the remarks of general liability policy “GL-1”.`, changed({ term: 'remark', remark: TYPED })],
    [
      `Issue a certificate of general liability policy “GL-1” that names ${QUOTED} as certificate holder.`,
      changed({ term: 'certificateHolder', holder: { name: TYPED, address: null } }),
    ],
    [
      `Upload the additional document ${QUOTED} for general liability policy “GL-1”.`,
      changed({ term: 'document', document: { kind: 'additional', named: TYPED }, on: '2026-11-21' }),
    ],
    [
      `Replace ${QUOTED} with a general liability policy with ${QUOTED} in its remarks.`,
      {
        kind: 'buyPolicy',
        ...bought,
        changes: [{ term: 'remark', remark: TYPED }],
        replaces: { policyId: 'p', policyNumber: TYPED },
      },
    ],
  ])('%s', (text, step) => expect(cureStepText(quotedStep(step), NAMES)).toBe(text));

  it('has the party in quotes that must stand on the schedule of a form', () =>
    expect(
      cureStepText(
        quotedStep(
          changed({
            term: 'conditions',
            code: 'additionalInsuredOngoing',
            conditions: { requiredScheduledEntity: TYPED },
          }),
        ),
        NAMES,
      ),
    ).toContain(`: ${QUOTED}.`));

  const params: Finding['params'] = {
    policyNumber: TYPED,
    umbrella: TYPED,
    form: TYPED,
    forms: [TYPED, 'CG 21 04'],
    remark: TYPED,
    holder: TYPED,
    policies: [
      { line: 'generalLiability', policyNumber: TYPED },
      { line: 'automobile', policyNumber: 'BA-1' },
    ],
  };
  const fixing = (code: NonNullable<Finding['fix']>['code'], more: Finding['params'] = {}): Finding => {
    const all = { ...params, ...more };
    return {
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      outcome: 'fail',
      reason: 'POLICY.UNVERIFIED',
      params: all,
      events: [],
      fix: { code, params: all, by: 'agent' },
    };
  };

  it.each<[string, Finding]>([
    [`Verify ${QUOTED}.`, fixing('FIX.VERIFY')],
    [
      `Put general liability on the schedule of umbrella ${QUOTED}, or share an umbrella that has it there.`,
      fixing('FIX.MEND_UMBRELLA', { refused: 'LAYER.NOT_SCHEDULED' }),
    ],
    [`Remove form ${QUOTED} and form “CG 21 04” from ${QUOTED}.`, fixing('FIX.REMOVE_EXCLUSIONS', { perils: [] })],
    [
      `Share general liability policy ${QUOTED} and auto liability policy “BA-1”, which the supplier already has.`,
      fixing('FIX.SHARE_HELD'),
    ],
    [`Issue a certificate of ${QUOTED} to ${QUOTED}, and enter it as certificate holder.`, fixing('FIX.NAME_HOLDER')],
    [`Add to the remarks of ${QUOTED}: ${QUOTED}.`, fixing('FIX.ADD_REMARK')],
  ])('%s', (text, finding) => expect(fixText(quotedFinding(finding))).toBe(text));
});
