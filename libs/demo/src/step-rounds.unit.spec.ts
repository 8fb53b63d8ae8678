import { actorOf, PEOPLE } from './demo-people.js';
import { demoId, resultIdOf, type DemoCommand, type DemoStep } from './demo-step.js';
import { demoWorld } from './demo-world.js';
import { roundsOf } from './step-rounds.js';

const [SIERRA, MESA] = [demoId('supplier', 'Sierra'), demoId('supplier', 'Mesa')];
const MORNING = '2026-01-05T15:00:00.000Z';

/** A step of an agent for a supplier. */
const step = (key: string, insuredId: string, command: DemoCommand, at = MORNING): DemoStep => ({
  key,
  at,
  by: actorOf(PEOPLE.priya, 'agent', insuredId),
  command,
});
const approve = (key: string, insuredId: string, at?: string): DemoStep =>
  step(key, insuredId, { do: 'approvePolicy', policyId: resultIdOf('policy', key) }, at);
const share = (key: string, insuredId: string): DemoStep =>
  step(key, insuredId, {
    do: 'sharePolicies',
    insuredId,
    requesterId: PEOPLE.dana.companyId,
    projectId: resultIdOf('project', 'project/airport'),
    policyIds: [],
  });
const keysOf = (steps: readonly DemoStep[]): readonly (readonly string[])[] =>
  roundsOf(steps).map((round) => round.steps.map(({ key }) => key));

describe('rounds of steps [K01]', () => {
  it('send steps of one moment together that concern different suppliers', () => {
    expect(keysOf([share('a', SIERRA), share('b', MESA)])).toEqual([['a', 'b']]);
  });

  it('send steps of one supplier one after the other, but for its policies', () => {
    expect(keysOf([share('a', SIERRA), share('b', SIERRA)])).toEqual([['a'], ['b']]);
    expect(keysOf([approve('a', SIERRA), share('b', SIERRA)])).toEqual([['a'], ['b']]);
    expect(keysOf([approve('a', SIERRA), approve('b', SIERRA)])).toEqual([['a', 'b']]);
  });

  it('send steps of different moments, and what concerns more than one supplier, alone', () => {
    expect(keysOf([approve('a', SIERRA), approve('b', MESA, '2026-01-05T15:15:00.000Z')])).toEqual([['a'], ['b']]);
    const read = step('b', MESA, { do: 'readNotifications' });
    expect(keysOf([approve('a', SIERRA), read, approve('c', MESA)])).toEqual([['a'], ['b'], ['c']]);
  });

  it('hold the steps of the demo world in their order, in less than half as many rounds', () => {
    const steps = demoWorld('2026-11-22', 300);
    const rounds = roundsOf(steps);
    expect(rounds.flatMap((round) => round.steps)).toEqual(steps);
    for (const { before, at, steps: together } of rounds)
      expect(steps.slice(before, before + together.length).map((step) => step.at)).toEqual(together.map(() => at));
    expect(rounds.length).toBeLessThan(steps.length / 2);
  });
});
