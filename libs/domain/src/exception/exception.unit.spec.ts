import { given } from '../kernel/testing/given.js';
import type { ExceptionDecided, ExceptionEvent, ExceptionWithdrawn } from './exception.contract.js';
import { exceptionDecider } from './exception.decider.js';
import { pinOf } from './exception-pin.js';
import {
  accept,
  ALONE,
  factsOf,
  met,
  OF_SUPPLIER,
  POLICY,
  short,
  TODAY,
  unknownForm,
} from './testing/sample-findings.js';

const { required, available, reason, params } = short(900_000);
const decided = (change: Partial<ExceptionDecided['data']> = {}): ExceptionDecided => ({
  type: 'ExceptionDecided',
  data: {
    ...OF_SUPPLIER,
    exceptionId: 'x1',
    kind: 'exception',
    decision: 'accepted',
    pin: pinOf(short(900_000), 'supplier', ALONE),
    evaluation: { outcome: 'fail', reason, params, required: required!, available: available! },
    duration: 'perpetual',
    lapsesOn: null,
    comment: 'Small work.',
    effectiveFrom: TODAY,
    ...change,
  },
});
const withdrawn: ExceptionWithdrawn = {
  type: 'ExceptionWithdrawn',
  data: {
    ...OF_SUPPLIER,
    exceptionId: 'x1',
    rule: short(0).rule,
    line: 'generalLiability',
    reason: 'The work has grown.',
    effectiveFrom: TODAY,
  },
};
const withdraw = { type: 'WithdrawException', exceptionId: 'x1', reason: 'The work has grown.', today: TODAY } as const;
const exceptions = (...past: ExceptionEvent[]) => given(exceptionDecider, ...past);

describe('[H02] an exception', () => {
  it('is decided about a finding that is not met, as the person read it', () => {
    exceptions()
      .when(accept([short(900_000)]), factsOf(short(900_000)))
      .then(decided());
    exceptions()
      .when(accept([short(900_000)], { decision: 'denied' }), factsOf(short(900_000)))
      .then(decided({ decision: 'denied' }));
    exceptions()
      .when(accept([short(900_000)]), factsOf({ ...short(900_000), reason: 'LIMIT.SPLIT_NOT_ACCEPTED' }))
      .refused('EXCEPTION.FINDING_CHANGED');
  });
  it('needs at least one finding, that is still there and of which enough is known', () => {
    exceptions().when(accept([]), factsOf()).refused('EXCEPTION.NONE_SELECTED');
    exceptions()
      .when(accept([short(900_000)]), factsOf())
      .refused('EXCEPTION.FINDING_GONE');
    exceptions()
      .when(accept([short(900_000)]), factsOf(met))
      .refused('EXCEPTION.FINDING_GONE');
    exceptions()
      .when(accept([short(0)]), factsOf({ ...short(0), outcome: 'unknown' }))
      .refused('EXCEPTION.NOT_KNOWN_YET');
  });
  it('is decided once: the second of two people is refused, until it is withdrawn or the gap is wider', () => {
    exceptions(decided())
      .when(accept([short(900_000)], { decision: 'denied' }), factsOf(short(900_000)))
      .refused('EXCEPTION.ALREADY_DECIDED');
    exceptions(decided())
      .when(accept([short(950_000)]), factsOf(short(950_000)))
      .refused('EXCEPTION.ALREADY_DECIDED');
    exceptions(decided(), withdrawn)
      .when(accept([short(900_000)]), factsOf(short(900_000)))
      .then(decided());
    expect(exceptions(decided()).state).toHaveLength(1);
    exceptions(decided({ lapsesOn: TODAY, effectiveFrom: '2026-01-01' }))
      .when(accept([short(900_000)]), factsOf(short(900_000)))
      .then(decided());
  });
  it('lasts until the policy ends, until a later day, or until it is withdrawn', () => {
    const facts = factsOf(short(900_000));
    exceptions()
      .when(accept([short(900_000)], { duration: 'policyExpiration' }), facts)
      .then(decided({ duration: 'policyExpiration', lapsesOn: '2027-01-01' }));
    const custom = { duration: 'customDate', customDate: '2026-06-02' } as const;
    exceptions()
      .when(accept([short(900_000)], custom), facts)
      .then(decided({ duration: 'customDate', lapsesOn: '2026-06-02' }));
    exceptions()
      .when(accept([short(900_000)], { ...custom, customDate: TODAY }), facts)
      .refused('EXCEPTION.DAY_PASSED');
    exceptions()
      .when(accept([short(900_000)], { ...custom, customDate: null }), facts)
      .refused('EXCEPTION.DAY_REQUIRED');
    const wide = { scope: 'template', scopeId: 'm', duration: 'policyExpiration' } as const;
    exceptions()
      .when(accept([short(900_000)], wide), facts)
      .refused('EXCEPTION.NO_EXPIRATION');
  });
  it('keeps the files that back it', () => {
    const documents = [
      {
        fileId: 'f0000000-0000-4000-8000-000000000001',
        sha256: 'a'.repeat(64),
        contentType: 'application/pdf',
        bytes: 10,
        name: 'Counsel.pdf',
      },
    ];
    exceptions()
      .when(accept([short(900_000)], { documents }), factsOf(short(900_000)))
      .then(decided({ documents }));
    exceptions()
      .when(accept([short(900_000)], { documents: [] }), factsOf(short(900_000)))
      .then(decided());
  });
  it('is withdrawn with a reason while it holds', () => {
    exceptions(decided()).when(withdraw).then(withdrawn);
    exceptions(decided())
      .when({ ...withdraw, reason: ' ' })
      .refused('EXCEPTION.REASON_REQUIRED');
    exceptions(decided(), withdrawn).when(withdraw).refused('EXCEPTION.OVER');
    exceptions().when(withdraw).refused('EXCEPTION.NOT_FOUND');
  });
  it('is decided for several findings at once', () => {
    const [first, second] = exceptionDecider.decide(
      accept([short(900_000), unknownForm()]),
      [],
      factsOf(short(900_000), unknownForm()),
    ) as ExceptionDecided[];
    expect([first?.data.kind, second?.data.kind]).toEqual(['exception', 'review']);
  });
});

it('[H03] a review is what the rule leaves to the requester', () => {
  const [event] = exceptionDecider.decide(
    accept([unknownForm()], { decision: 'denied' }),
    [],
    factsOf(unknownForm()),
  ) as ExceptionDecided[];
  expect(event?.data).toMatchObject({
    kind: 'review',
    decision: 'denied',
    pin: { about: { form: 'XY 12 34', doubt: 'FORM.UNKNOWN' }, policy: POLICY },
  });
});
