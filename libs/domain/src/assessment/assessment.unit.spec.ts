import { given } from '../kernel/testing/given.js';
import type { AssessmentCommand, ComplianceAssessed } from './assessment.contract.js';
import { assessmentDecider } from './assessment.decider.js';
import { assessed, finding } from './testing/sample-assessments.js';

const assess = (change: Partial<ComplianceAssessed['data']> = {}, activeSince = 0): AssessmentCommand => {
  const { before: _filled, beforeByException: _filledToo, ...data } = { ...assessed().data, ...change };
  return { type: 'AssessCompliance', activeSince, ...data };
};
const short = { after: 'fail' as const, findings: [finding('fail', ['e2'])] };
const newer = { inputsUpTo: '0002' };
const last = given(assessmentDecider, assessed());

describe('assessing', () => {
  it('announces the first result', () => given(assessmentDecider).when(assess()).then(assessed()));
  it('fills in what was announced before', () =>
    last.when(assess({ ...newer, ...short })).then(assessed({ ...newer, ...short, before: 'pass' })));
  it('says that what was announced before was met by exception only', () => {
    const exception = {
      exceptionId: 'x1',
      kind: 'exception',
      scope: 'supplier',
      decision: 'accepted',
      comment: '',
      from: '2026-06-01',
      lapsesOn: '2026-06-02',
      instead: 'fail',
    } as const;
    const excepted = assessed({ findings: [{ ...finding('pass', ['e1']), exception }] });
    given(assessmentDecider, excepted)
      .when(assess({ ...newer, ...short }))
      .then(assessed({ ...newer, ...short, before: 'pass', beforeByException: true }));
  });
  it('announces the first result since its tracking became active, as one with nothing before it [F03]', () => {
    const inputs = (revision: number) => ({ inputs: { [`tracking-${assessed().data.trackingId}`]: revision } });
    const before = given(assessmentDecider, assessed(inputs(2)));
    before.when(assess({ ...newer, ...inputs(4) }, 2)).nothing();
    before.when(assess({ ...newer, ...inputs(4) }, 4)).then(assessed({ ...newer, ...inputs(4), before: null }));
    before.when(assess(inputs(4), 4)).nothing();
  });
  it('drops a result that read no further', () => {
    last.when(assess(short)).nothing();
    last.when(assess({ ...short, inputsUpTo: '0000' })).nothing();
  });
  it('drops a result that finds the same', () => last.when(assess({ ...newer, validAt: '2026-06-05' })).nothing());
  it('announces the same findings again when they hold until another day', () =>
    last
      .when(assess({ ...newer, holdsUntil: '2027-02-01' }))
      .then(assessed({ ...newer, holdsUntil: '2027-02-01', before: 'pass' })));
  it('announces the same findings on other grounds', () => {
    const findings = [finding('pass', ['e9'])];
    last.when(assess({ ...newer, findings })).then(assessed({ ...newer, findings, before: 'pass' }));
  });
  it('takes a later day or a newer engine over the same reading', () => {
    const later = { ...short, validAt: '2026-06-02', cause: { kind: 'day' as const } };
    last.when(assess(later)).then(assessed({ ...later, before: 'pass' }));
    const engine = { ...short, engineVersion: 2, cause: { kind: 'engine' as const } };
    last.when(assess(engine)).then(assessed({ ...engine, before: 'pass' }));
  });
  it('drops an earlier day of the same reading and the result of an older engine', () => {
    last.when(assess({ ...short, validAt: '2026-05-31' })).nothing();
    last.when(assess({ ...short, ...newer, engineVersion: 0 })).nothing();
  });
  it('stays with its tracking', () =>
    last.when(assess({ trackingId: 'another' })).refused('ASSESSMENT.OTHER_TRACKING'));
});
