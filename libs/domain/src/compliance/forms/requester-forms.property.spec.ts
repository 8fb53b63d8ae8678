import fc from 'fast-check';
import { assess } from '../assess.js';
import { compile } from '../compile.js';
import { NAMINGS } from '../endorsements/endorsement-conditions.js';
import type { Outcome } from '../finding.js';
import { policy, provided, TODAY } from '../testing/sample-policies.js';
import { asking } from '../testing/sample-requirements.js';
import { entryScopesOn } from '../../insurance/forms/entry-scopes.js';
import { isExclusion, type FormScope } from '../../insurance/forms/form-scope.js';
import type { RequesterForm } from './requester-form.js';
import { requesterForms } from './requester-forms.js';

const LINE = 'generalLiability';
const CODES = [
  'additionalInsuredOngoing',
  'additionalInsuredCompleted',
  'waiverOfSubrogation',
  'primaryNoncontributory',
] as const;
const NUMBERS = ['ACME-77', 'CG 20 10', 'CG 20 33', 'CG 20 37', 'CG 24 04', 'CG 25 03', 'CG 21 04', 'MEGL 0009-01'];
const COVER = entryScopesOn(LINE).filter((scope) => !isExclusion(scope));

const number = fc.constantFrom(...NUMBERS);
const edition = fc.constantFrom('', '04 13', '11 85', '05 09');
const form = fc.tuple(number, edition).map((parts) => parts.join(' ').trim());
const endorsements = fc.array(
  fc.record({ code: fc.constantFrom(...CODES), grade: fc.constantFrom('claimed' as const, 'seen' as const), form }),
  { maxLength: 4 },
);
const entry: fc.Arbitrary<RequesterForm> = fc
  .record({
    number,
    editions: fc.constantFrom([], ['04 13'], ['11 85', '05 09']),
    line: fc.constant(LINE),
    title: fc.constant(''),
    events: fc.constant(['e']),
    said: fc.shuffledSubarray([...entryScopesOn(LINE)], { maxLength: 6 }),
    split: fc.nat(6),
  })
  .map(({ said, split, ...rest }) => ({ ...rest, gives: said.slice(split), doesNotGive: said.slice(0, split) }));

const naming = fc.constantFrom(...NAMINGS);
const requirements = fc
  .record({ grade: fc.constantFrom('claimed' as const, 'seen' as const), naming })
  .map(({ grade, naming: accepted }) =>
    asking(LINE, {
      endorsements: CODES.map((code) => ({ code, grade })),
      aggregate: { basis: 'perProject', grade },
      endorsementConditions: [
        { code: 'additionalInsuredOngoing', conditions: { acceptedOngoingOperations: accepted } },
        { code: 'waiverOfSubrogation', conditions: { acceptedWaiverOfSubrogation: accepted } },
      ],
    }),
  );

const facts = fc.record({
  requirements,
  endorsements,
  entries: fc.array(entry, { maxLength: 3 }),
  at: fc.nat(3),
  scope: fc.constantFrom(...COVER),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function outcomes(
  { requirements: required, endorsements: stated }: Facts,
  entries: readonly RequesterForm[],
): ReadonlyMap<string, Outcome> {
  const shown = { ...provided(policy(LINE, { endorsements: stated })), forms: requesterForms(entries), otherwise: [] };
  return new Map(assess(compile(required), [], shown, TODAY).findings.map(({ rule, outcome }) => [rule, outcome]));
}

/** The same entries, of which one says something else about a scope. */
function saying({ entries, at, scope }: Facts, gives: boolean): readonly RequesterForm[] {
  const without = (scopes: readonly FormScope[]) => scopes.filter((given) => given !== scope);
  return entries.map((entry, index) =>
    index !== at % entries.length
      ? entry
      : {
          ...entry,
          gives: gives ? [...without(entry.gives), scope] : without(entry.gives),
          doesNotGive: gives ? without(entry.doesNotGive) : [...without(entry.doesNotGive), scope],
        },
  );
}

const turned = (
  before: ReadonlyMap<string, Outcome>,
  after: ReadonlyMap<string, Outcome>,
  from: Outcome,
  to: Outcome,
): readonly string[] =>
  [...before].filter(([rule, outcome]) => outcome === from && after.get(rule) === to).map(([rule]) => rule);

describe('[H14] an entry that says more or less of cover', () => {
  it('never turns a pass into a fail where it gives more', () => {
    fc.assert(
      fc.property(facts, (sample) =>
        expect(
          turned(outcomes(sample, sample.entries), outcomes(sample, saying(sample, true)), 'pass', 'fail'),
        ).toEqual([]),
      ),
      { numRuns: 300 },
    );
  });
  it('never turns a fail into a pass where it gives less', () => {
    fc.assert(
      fc.property(facts, (sample) =>
        expect(
          turned(outcomes(sample, sample.entries), outcomes(sample, saying(sample, false)), 'fail', 'pass'),
        ).toEqual([]),
      ),
      { numRuns: 300 },
    );
  });
  it('changes nothing of a policy that names no form of its number', () => {
    fc.assert(
      fc.property(facts, (sample) => {
        const others = sample.endorsements.filter(
          ({ form: named }) => !sample.entries.some(({ number: listed }) => named.startsWith(listed)),
        );
        const without = { ...sample, endorsements: others };
        expect(outcomes(without, sample.entries)).toEqual(outcomes(without, []));
      }),
    );
  });
});
