import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { exceptionUses } from './exception-uses.projection.js';

const excepted = (exceptionId: string, decision = 'accepted') => ({
  rule: exceptionId,
  outcome: decision === 'accepted' ? 'pass' : 'fail',
  exception: { exceptionId, kind: 'exception', decision, instead: 'fail' },
});
const assessed = (trackingId: string, ...findings: object[]): DomainEvent => ({
  type: 'ComplianceAssessed',
  data: { trackingId, findings },
});
const uses = async (...events: DomainEvent[]) =>
  Object.keys(living(await foldProjection(exceptionUses, asLog(events)))).sort();

describe('[H09] the suppliers that an exception covers', () => {
  itIsAFold(
    exceptionUses,
    asLog([
      assessed('t-1', excepted('x-1'), excepted('x-2')),
      assessed('t-2', excepted('x-1')),
      assessed('t-1', excepted('x-2')),
    ]),
  );

  it('are those of whose findings it was announced last', async () => {
    const first = assessed('t-1', excepted('x-1'), excepted('x-2', 'denied'));
    expect(await uses(first, assessed('t-2', excepted('x-1')))).toEqual(['x-1|t-1', 'x-1|t-2']);
    expect(await uses(first, assessed('t-1', { rule: 'x-1', outcome: 'fail' }))).toEqual([]);
  });

  it('say what they would be without any exception', async () => {
    expect(
      living(await foldProjection(exceptionUses, asLog([assessed('t-1', excepted('x-1'))])))['x-1|t-1'],
    ).toMatchObject({ outcomeWithout: 'fail' });
  });
});
