/** @run rest: the engine over many worlds, each assessed many times. */
import type { PlanLeftOver, PlanStepText } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { FixCode } from '@covertrail/domain/compliance/reasons';
import type { StepKind } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { GoldenScene } from './testing/golden-scene.js';
import { GOLDEN_WORLDS, type GoldenWorld } from './testing/golden-worlds.js';

/** The kind of step that does what a fix of these worlds says: written by hand, apart from the table by which plans are made. */
const KIND_OF: Readonly<Partial<Record<FixCode, StepKind>>> = {
  'FIX.SHARE_HELD': 'sharePolicy',
  'FIX.SHARE_POLICY': 'buyPolicy',
  'FIX.RENEW': 'renewPolicy',
  'FIX.REINSTATE': 'renewPolicy',
  'FIX.VERIFY': 'verifyPolicy',
  'FIX.REPLACE_REJECTED': 'verifyPolicy',
  'FIX.RAISE_LIMIT': 'raiseLimit',
  'FIX.GIVE_LIMIT': 'stateTerm',
  'FIX.ENDORSE': 'addEndorsement',
  'FIX.SEND_FORM': 'stateTerm',
  'FIX.ENDORSE_NOTICE': 'addEndorsement',
  'FIX.MEND_UMBRELLA': 'changeTerm',
  'FIX.SETTLE_UMBRELLA': 'stateTerm',
  'FIX.MOVE_RETROACTIVE_DATE': 'changeTerm',
  'FIX.GIVE_TRIGGER': 'stateTerm',
  'FIX.OCCURRENCE_POLICY': 'buyPolicy',
  'FIX.CHANGE_CARRIER': 'buyPolicy',
  'FIX.ADD_SYMBOLS': 'changeTerm',
  'FIX.LOWER_DEDUCTIBLE': 'changeTerm',
  'FIX.COMBINED_LIMIT': 'changeTerm',
  'FIX.REMOVE_EXCLUSIONS': 'changeTerm',
};

const numbersIn = (text: string): readonly string[] => [...text.matchAll(/W\d+-\d+/g)].map(([number]) => number);
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, amount]) => Number(amount!.replaceAll(',', '')));

/** What is said of a requirement, however it is said: the kind of step, the policies, and the amount. */
const saidByFix = ({ fix, fixText = '' }: FindingText) => ({
  kind: fix && KIND_OF[fix.code],
  policies: numbersIn(fixText),
  amounts: amountsIn(fixText).slice(0, 1),
});
function saidByStep({ kind, text }: PlanStepText, { fix, fixText = '' }: FindingText) {
  const [first = 0, second = 0] = amountsIn(text);
  const named = fix?.code === 'FIX.RAISE_LIMIT' ? [second - first] : amountsIn(fixText).length === 0 ? [] : [first];
  return { kind, policies: numbersIn(text), amounts: named };
}

type Row = Pick<FindingText, 'line' | 'title'>;
const rowOf = ({ line, title }: Row): string => `${line}: ${title}`;
const rowsOf = ({ fixes }: PlanStepText): readonly string[] =>
  fixes.flatMap(({ line, titles }) => titles.map((title) => rowOf({ line, title })));

describe('Why and cure plan name one way to fix a requirement [H05] [H10]', () => {
  jest.setTimeout(120_000);
  let scene: GoldenScene;
  beforeAll(async () => {
    scene = await GoldenScene.open();
    await scene.supply(GOLDEN_WORLDS);
  });
  afterAll(() => scene.close());

  const openIn = async (trackingId: Uuid): Promise<readonly FindingText[]> =>
    (await scene.verdict(trackingId)).findings.filter(({ outcome }) => outcome !== 'pass');
  const leftOf = (left: readonly PlanLeftOver[], trackingId: Uuid): readonly string[] =>
    left.filter((planLeftOver) => planLeftOver.trackingId === trackingId).map(rowOf);

  async function expectOneWay(trackingId: Uuid): Promise<void> {
    const [open, { steps, left }] = [await openIn(trackingId), await scene.planOf(trackingId)];
    expect(open.length).toBeGreaterThan(0);
    expect([...new Set([...steps.flatMap(rowsOf), ...left.map(rowOf)])].sort()).toEqual(open.map(rowOf).sort());
    for (const finding of open) {
      const fixing = steps.filter((step) => rowsOf(step).includes(rowOf(finding)));
      expect(fixing.map((step) => saidByStep(step, finding))).toEqual(
        left.some((planLeftOver) => rowOf(planLeftOver) === rowOf(finding)) ? [] : [saidByFix(finding)],
      );
    }
    for (const { fixText, ...leftFinding } of left)
      expect(fixText).toBe(open.find((finding) => rowOf(finding) === rowOf(leftFinding))?.fixText);
  }

  async function expectPassing(world: GoldenWorld): Promise<void> {
    const {
      plan: { left },
      steps,
    } = await scene.planForAll(world);
    for (const step of steps) await scene.carryOut(world, step);
    await scene.settled();
    for (const trackingId of scene.trackingsOf(world))
      expect((await openIn(trackingId)).map(rowOf)).toEqual(leftOf(left, trackingId));
  }

  it.each(GOLDEN_WORLDS)('of $name, and it does', async (world) => {
    for (const trackingId of scene.trackingsOf(world)) await expectOneWay(trackingId);
    await expectPassing(world);
  });
});
