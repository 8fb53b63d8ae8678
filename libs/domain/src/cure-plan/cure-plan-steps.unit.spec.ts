import { dollars } from '../kernel/money.js';
import { alone, asking, askingAll, tower } from '../compliance/testing/sample-requirements.js';
import { policy } from '../compliance/testing/sample-policies.js';
import type { CureStep } from './cure-plan.contract.js';
import { curePlanOf, type CurePlan } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const inForce = (limits: Parameters<typeof policy>[1] = {}) =>
  policy(GL, { id: 'gl', limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 }, ...limits });
const ongoing = { code: 'additionalInsuredOngoing', grade: 'seen' } as const;
const completed = { code: 'additionalInsuredCompleted', grade: 'seen' } as const;
const kindsOf = ({ steps }: CurePlan): readonly CureStep['kind'][] => steps.map(({ step }) => step.kind);

describe('the cheapest steps for all requesters [H10]', () => {
  it('are none where everything is met', () => {
    const plan = curePlanOf(cureWorld([inForce()], { id: 'a', requirements: asking(GL), shown: ['gl'] }));
    expect(plan).toEqual({ steps: [], settled: [['a']], left: [], proved: true, complete: true });
  });

  it('ask for a term that includes the whole project, of a policy that is there and of one that is bought', () => {
    const cureCase = {
      id: 'a',
      requirements: asking(GL, { wholeProject: true }),
      days: { firstDay: '2026-03-02', lastDay: '2028-04-30' },
    };
    const change = { term: 'period', from: '2026-03-02', until: '2028-05-01' };
    expect(
      curePlanOf(cureWorld([inForce()], { ...cureCase, shown: ['gl'] })).steps.map(({ step }) => step),
    ).toMatchObject([{ kind: 'changeTerm', policyId: 'gl', change }]);
    expect(curePlanOf(cureWorld([], cureCase)).steps.map(({ step }) => step)).toMatchObject([
      { kind: 'buyPolicy', changes: [change] },
    ]);
    expect(
      curePlanOf(cureWorld([inForce()], { id: 'a', requirements: cureCase.requirements, shown: ['gl'] })).steps,
    ).toEqual([]);
  });

  it('share what exists before anything is bought, and with whom it was not shared', () => {
    const world = cureWorld(
      [inForce()],
      { id: 'a', requirements: asking(GL), shown: ['gl'] },
      { id: 'b', requirements: asking(GL) },
    );
    expect(curePlanOf(world).steps).toEqual([
      {
        step: {
          kind: 'sharePolicy',
          trackingId: 'b',
          requesterId: 'requester of b',
          projectId: 'project of b',
          policyId: 'gl',
          policyNumber: 'NO-gl',
          line: GL,
        },
        serves: [{ trackingId: 'b', rules: ['generalLiability.inForce'] }],
      },
    ]);
  });

  it('verify a policy once for all', () => {
    const world = cureWorld(
      [inForce({ verification: 'unverified' })],
      { id: 'a', requirements: asking(GL), shown: ['gl'] },
      { id: 'b', requirements: asking(GL), shown: ['gl'] },
    );
    expect(curePlanOf(world).steps).toEqual([
      {
        step: { kind: 'verifyPolicy', rejected: false, policyId: 'gl', policyNumber: 'NO-gl', line: GL },
        serves: ['a', 'b'].map((trackingId) => ({ trackingId, rules: ['generalLiability.inForce'] })),
      },
    ]);
  });

  it('fix most by two endorsements, and the rest by one umbrella', () => {
    const forms = asking(GL, { endorsements: [ongoing, completed] });
    const high = asking(GL, { endorsements: [ongoing, completed], limits: [tower('eachOccurrence', 3_000_000)] });
    const umbrella = policy('umbrella', { id: 'um', limits: { umbrellaEachOccurrence: 1_000_000 }, schedule: [GL] });
    const world = cureWorld(
      [inForce(), umbrella],
      ...['a', 'b', 'c'].map((id) => ({ id, requirements: forms, shown: ['gl'] })),
      { id: 'd', requirements: high, shown: ['gl', 'um'] },
    );
    const plan = curePlanOf(world);
    expect(kindsOf(plan)).toEqual(['addEndorsement', 'addEndorsement', 'raiseLimit']);
    expect(
      plan.steps.map(({ step }) => ('change' in step && step.change.term === 'endorsement' ? step.change.form : null)),
    ).toEqual(['CG 20 37 12 19', 'CG 20 10 12 19', null]);
    expect(plan.settled).toEqual([[], [], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]);
  });

  it('raise one umbrella where it serves several limits, and not each of them', () => {
    const requirements = askingAll(
      'separate',
      asking(GL, { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('automobile', { limits: [tower('combinedSingleLimit', 2_000_000)] }),
    );
    const umbrella = policy('umbrella', {
      id: 'um',
      limits: { umbrellaEachOccurrence: 500_000 },
      schedule: [GL, 'automobile'],
    });
    const auto = policy('automobile', { id: 'auto', limits: { combinedSingleLimit: 1_000_000 } });
    const plan = curePlanOf(
      cureWorld([inForce(), auto, umbrella], { id: 'a', requirements, shown: ['gl', 'auto', 'um'] }),
    );
    expect(plan.steps.map(({ step }) => step)).toMatchObject([
      { kind: 'raiseLimit', policyId: 'um', from: dollars(500_000), to: dollars(1_000_000) },
    ]);
  });

  it('raise a limit to the highest amount that anybody needs', () => {
    const asks = (whole: number) => asking(GL, { limits: [alone('eachOccurrence', whole)] });
    const world = cureWorld(
      [inForce()],
      ...[2, 5, 3].map((millions) => ({ id: `r${millions}`, requirements: asks(millions * 1_000_000), shown: ['gl'] })),
    );
    expect(curePlanOf(world).steps).toMatchObject([
      {
        step: { kind: 'raiseLimit', to: dollars(5_000_000) },
        serves: [{ trackingId: 'r2' }, { trackingId: 'r3' }, { trackingId: 'r5' }],
      },
    ]);
  });

  it('take a line on the schedule of an umbrella before they raise a limit', () => {
    const umbrella = policy('umbrella', {
      id: 'um',
      limits: { umbrellaEachOccurrence: 5_000_000 },
      schedule: ['automobile'],
    });
    const world = cureWorld([inForce(), umbrella], {
      id: 'a',
      requirements: asking(GL, { limits: [tower('eachOccurrence', 2_000_000)] }),
    });
    const plan = curePlanOf(world);
    expect(kindsOf(plan)).toEqual(['sharePolicy', 'sharePolicy', 'changeTerm']);
  });

  it('renew the policy that lapsed last, and buy only what nobody has', () => {
    const lapsed = policy('automobile', { id: 'auto', to: '2026-03-01', limits: { combinedSingleLimit: 1_000_000 } });
    const requirements = askingAll(
      'separate',
      asking(GL, { limits: [alone('eachOccurrence', 2_000_000)], endorsements: [ongoing] }),
      asking('automobile'),
    );
    const plan = curePlanOf(cureWorld([lapsed], { id: 'a', requirements, shown: ['auto'] }));
    expect(kindsOf(plan)).toEqual(['renewPolicy', 'buyPolicy']);
    expect(plan.steps[1]?.step).toMatchObject({
      line: GL,
      limits: { eachOccurrence: dollars(2_000_000) },
      changes: [{ term: 'endorsement', code: 'additionalInsuredOngoing', form: 'CG 20 10 12 19' }],
      replaces: null,
    });
  });

  it('buy one umbrella for what the policies of two requesters miss', () => {
    const requirements = askingAll(
      'separate',
      asking(GL, { limits: [tower('eachOccurrence', 3_000_000)] }),
      asking('umbrella', { limits: [alone('umbrellaEachOccurrence', 1_000_000)] }),
    );
    const plan = curePlanOf(
      cureWorld(
        [inForce()],
        { id: 'a', requirements, shown: ['gl'] },
        { id: 'b', requirements: asking(GL, { limits: [tower('eachOccurrence', 2_000_000)] }), shown: ['gl'] },
      ),
    );
    expect(plan.steps).toMatchObject([
      {
        step: { kind: 'buyUmbrella', limits: { umbrellaEachOccurrence: dollars(3_000_000) }, schedule: [GL] },
        serves: [{ trackingId: 'a' }, { trackingId: 'b' }],
      },
    ]);
  });

  it('replace a policy whose insurer nobody accepts', () => {
    const requirements = {
      ...asking(GL, { limits: [alone('eachOccurrence', 1_000_000)] }),
      rating: { strength: 'A-', size: 'VII' } as const,
    };
    const plan = curePlanOf(
      cureWorld([inForce({ rating: { strength: 'B', size: 'X' } })], { id: 'a', requirements, shown: ['gl'] }),
    );
    expect(plan.steps).toMatchObject([
      { step: { kind: 'buyPolicy', rating: { strength: 'A-', size: 'VII' }, replaces: { policyNumber: 'NO-gl' } } },
    ]);
  });

  it('leave to the requester what is its to decide', () => {
    const requirements = {
      ...asking(GL, { limits: [alone('eachOccurrence', 2_000_000)] }),
      rating: { strength: 'A-', size: 'VII' } as const,
    };
    const plan = curePlanOf(cureWorld([inForce({ rating: null })], { id: 'a', requirements, shown: ['gl'] }));
    expect(kindsOf(plan)).toEqual(['raiseLimit']);
    expect(plan.left).toMatchObject([
      { trackingId: 'a', finding: { rule: 'generalLiability.rating', fix: { by: 'requester' } } },
    ]);
  });

  it('share a policy again where its share has ended and it was changed since', () => {
    const old = inForce({ limits: { eachOccurrence: 500_000 } });
    const world = cureWorld([inForce()], {
      id: 'a',
      requirements: asking(GL, { limits: [alone('eachOccurrence', 1_000_000)] }),
      seenLast: [old],
    });
    expect(kindsOf(curePlanOf(world))).toEqual(['sharePolicy']);
  });

  it('state what nobody knows yet, and meet what is required further', () => {
    const requirements = asking('automobile', {
      limits: [alone('combinedSingleLimit', 1_000_000)],
      symbols: { mode: 'all', symbols: [1] },
      remarks: ['Job 7'],
    });
    const plan = curePlanOf(
      cureWorld([policy('automobile', { id: 'auto', further: { autoSymbols: [7] } })], {
        id: 'a',
        requirements,
        shown: ['auto'],
      }),
    );
    expect(plan.steps.map(({ step }) => [step.kind, 'change' in step ? step.change.term : null])).toEqual([
      ['stateTerm', 'limit'],
      ['stateTerm', 'remark'],
      ['changeTerm', 'symbols'],
    ]);
    expect(plan.left).toEqual([]);
  });

  it('add the form of the insurer where none is known that proves an endorsement, and leave it to the requester to read it', () => {
    const requirements = asking('excessLiability', { endorsements: [ongoing] });
    const plan = curePlanOf(
      cureWorld([policy('excessLiability', { id: 'xs' })], { id: 'a', requirements, shown: ['xs'] }),
    );
    expect(plan.steps.map(({ step }) => step)).toMatchObject([
      { kind: 'addEndorsement', change: { term: 'endorsement', form: null } },
    ]);
    expect(plan.left).toMatchObject([
      { finding: { reason: 'ENDORSEMENT.FORM_IN_DOUBT', fix: { code: 'FIX.READ_FORM', by: 'requester' } } },
    ]);
  });
});
