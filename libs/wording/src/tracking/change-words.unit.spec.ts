import { changeReason } from './change-words.js';

const MET = { gap: null, otherGaps: 0 } as const;
const GAP = { rule: 'generalLiability.limit.eachOccurrence', line: 'generalLiability', named: null } as const;
const ENDED = { reason: 'POLICY.ENDED', line: 'generalLiability', policyNumber: 'GL-1', on: '2026-11-09' } as const;

describe('why a supplier changed its status [F11]', () => {
  it.each([
    [null, 0, 'GL: Each occurrence'],
    [ENDED, 0, 'General liability ended 11/09/2026'],
    [ENDED, 2, 'General liability ended 11/09/2026, and 2 more'],
  ] as const)('is what is not met since: %j and %d more', (cause, otherGaps, text) =>
    expect(
      changeReason({ to: 'nonCompliant', gap: { ...GAP, cause }, otherGaps, eventType: null, feature: null }),
    ).toBe(text),
  );

  it.each([
    ['compliant', 'CoverageProvided', 'tracking', 'Policies were shared'],
    ['compliant', 'PolicyLimitsChanged', 'policy', 'A policy changed'],
    ['compliant', 'ExceptionDecided', 'exception', 'An exception or a review was decided'],
    ['compliantByException', 'ExceptionDecided', 'exception', 'An exception was accepted'],
    ['compliant', null, null, 'Cover began or ended with the day'],
    ['compliant', 'NoteWritten', 'note', 'Something that it depends on changed'],
  ] as const)('is what led to it, where all is met: %s, %s', (to, eventType, feature, text) =>
    expect(changeReason({ ...MET, to, eventType, feature })).toBe(text),
  );
});
