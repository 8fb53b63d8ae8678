import { demoWorld } from './demo-world.js';
import type { DemoStep } from './demo-step.js';

const TODAY = '2026-11-22';
const isLast = ({ key }: DemoStep): boolean => key.startsWith('last-days/');
const steps = demoWorld(TODAY, 60);
const last = steps.filter(isLast);
const done = (what: DemoStep['command']['do']) => last.filter(({ command }) => command.do === what);

it('asks in a hurry and before others, with copies, and several at once', () => {
  expect(done('requestCoverage').map(({ command }) => command)).toMatchObject([
    { beside: { delivery: 'rush', cc: [expect.any(String), expect.any(String)] } },
    { beside: { delivery: 'priority', cc: [expect.any(String)] } },
    { beside: { delivery: 'rush' } },
  ]);
  expect(done('requestFromMany')).toHaveLength(1);
});

it('has a draft of an answer, a share with holder and remarks, and one that ended', () => {
  expect(done('draftAnswer')).toHaveLength(1);
  expect(done('sharePolicies').map(({ command }) => command)).toEqual([
    expect.not.objectContaining({ terms: expect.anything() as unknown }),
    expect.objectContaining({ terms: expect.objectContaining({ remarks: expect.any(String) as unknown }) as unknown }),
  ]);
  expect(done('endShare')).toHaveLength(1);
});

it('has a policy that ended yesterday with nothing in its place', () => {
  expect(done('addPolicy').map(({ command }) => command)).toMatchObject([
    { terms: { period: { effectiveOn: '2025-11-21', expiresOn: '2026-11-21' } } },
  ]);
  expect(done('approvePolicy')).toHaveLength(1);
});

it('comes after all else of its days', () => {
  for (const [index, step] of steps.entries())
    if (isLast(step)) expect(steps.slice(index).filter((later) => !isLast(later) && later.at < step.at)).toEqual([]);
  for (const day of new Set(last.map(({ at }) => at.slice(0, 10))))
    expect(steps.filter(({ at }) => at.startsWith(day)).at(-1)).toMatchObject({
      key: expect.stringContaining('last-days/') as unknown,
    });
});

it('leaves out the client in a world that has none', () => {
  const small = demoWorld(TODAY, 1).filter(isLast);
  expect(small.map(({ command }) => command.do)).toEqual(['requestCoverage', 'requestCoverage', 'requestFromMany']);
});
