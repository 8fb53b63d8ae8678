import { dollars } from '../kernel/money.js';
import type { Requirements } from '../compliance/requirements.js';
import { alone, asking, askingAll, tower } from '../compliance/testing/sample-requirements.js';
import { policy } from '../compliance/testing/sample-policies.js';
import { curePlanOf } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const inCanada = (requirements: Requirements): Requirements => ({ ...requirements, region: 'canada' });
const asks = (whole: number) => asking(GL, { limits: [alone('eachOccurrence', whole)] });
const held = (id: string, region: 'unitedStates' | 'canada', whole: number) =>
  policy(GL, { id, limits: { eachOccurrence: whole }, further: { region } });

describe('what is bought for requesters of two countries [H10]', () => {
  it('is in the currency of the requester', () => {
    const { steps } = curePlanOf(cureWorld([], { id: 'ca', requirements: inCanada(asks(2_000_000)) }));
    expect(steps).toMatchObject([
      {
        step: { kind: 'buyPolicy', region: 'canada', limits: { eachOccurrence: dollars(2_000_000) } },
        serves: [{ trackingId: 'ca' }],
      },
    ]);
  });

  it('is two policies where one should serve both, each for its own requesters and with what they require', () => {
    const { steps, left } = curePlanOf(
      cureWorld(
        [],
        { id: 'ca', requirements: { ...inCanada(asks(5_000_000)), rating: { strength: 'A', size: 'X' } } },
        { id: 'us1', requirements: asks(1_000_000) },
        { id: 'us2', requirements: asks(2_000_000) },
      ),
    );
    expect(steps.map(({ step, serves }) => [step, serves.map(({ trackingId }) => trackingId)])).toEqual([
      [
        expect.objectContaining({
          kind: 'buyPolicy',
          region: 'canada',
          limits: { eachOccurrence: dollars(5_000_000) },
          rating: { strength: 'A', size: 'X' },
        }),
        ['ca'],
      ],
      [
        expect.objectContaining({ kind: 'buyPolicy', limits: { eachOccurrence: dollars(2_000_000) }, rating: null }),
        ['us1', 'us2'],
      ],
    ]);
    expect(steps[1]?.step).not.toHaveProperty('region');
    expect(left).toEqual([]);
  });

  it('is also two where no amount is required', () => {
    const { steps } = curePlanOf(
      cureWorld([], { id: 'ca', requirements: inCanada(asking(GL)) }, { id: 'us', requirements: asking(GL) }),
    );
    expect(
      steps.map(({ step, serves }) => [
        'region' in step ? step.region : undefined,
        serves.map(({ trackingId }) => trackingId),
      ]),
    ).toEqual([
      ['canada', ['ca']],
      [undefined, ['us']],
    ]);
  });

  it('is an umbrella in each currency, over the policies of that currency', () => {
    const high = asking(GL, { limits: [tower('eachOccurrence', 2_000_000)] });
    const world = cureWorld(
      [held('ca-gl', 'canada', 1_000_000), held('us-gl', 'unitedStates', 1_000_000)],
      { id: 'ca', requirements: inCanada(askingAll('separate', high, asking('umbrella'))), shown: ['ca-gl'] },
      { id: 'us', requirements: askingAll('separate', high, asking('umbrella')), shown: ['us-gl'] },
    );
    expect(
      curePlanOf(world).steps.map(({ step, serves }) => [
        step.kind,
        'region' in step ? step.region : undefined,
        serves.map(({ trackingId }) => trackingId),
      ]),
    ).toEqual([
      ['buyUmbrella', 'canada', ['ca']],
      ['buyUmbrella', undefined, ['us']],
    ]);
  });

  it('takes the place of no policy of the other currency', () => {
    const rated = (requirements: Requirements): Requirements => ({
      ...requirements,
      rating: { strength: 'A-', size: 'VII' },
    });
    const bad = policy(GL, {
      id: 'us-gl',
      limits: { eachOccurrence: 1_000_000 },
      rating: { strength: 'B', size: 'X' },
    });
    const world = cureWorld(
      [bad],
      { id: 'ca', requirements: rated(inCanada(asks(1_000_000))) },
      { id: 'us', requirements: rated(asks(1_000_000)), shown: ['us-gl'] },
    );
    expect(curePlanOf(world).steps).toMatchObject([
      { step: { region: 'canada', replaces: null } },
      { step: { replaces: { policyId: 'us-gl' } } },
    ]);
  });

  it('is not saved by renewing a policy of the other currency, nor by an amount of it that is enough', () => {
    const lapsed = policy(GL, { id: 'us-gl', to: '2026-03-01', limits: { eachOccurrence: 2_000_000 } });
    const { steps } = curePlanOf(cureWorld([lapsed], { id: 'ca', requirements: inCanada(asks(2_000_000)) }));
    expect(steps).toMatchObject([{ step: { kind: 'buyPolicy', region: 'canada' } }]);
  });
});
