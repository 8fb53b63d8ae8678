import fc from 'fast-check';
import { addDays } from '../../kernel/dates.js';
import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import type { Outcome } from '../finding.js';
import type { SourceKind } from '../../insurance/source-table.js';
import { policy, TODAY } from '../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../testing/sample-requirements.js';

const CODE = 'waiverOfSubrogation';
const FORMS = ['CG 24 04 05 09', 'CG 24 53 12 19', 'CG 24 04', 'OWN-1', 'WC 00 03 13', ''];
const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
const detail: fc.Arbitrary<EndorsementDetail> = fc.record(
  {
    policyNumber: fc.constantFrom('GL-1', 'gl 1', 'GL-2'),
    effectiveFrom: day,
    effectiveTo: day,
    namedEntities: fc.subarray(['City of Reno', 'Harbor Point LLC', 'Any person as required by written contract'], {
      minLength: 1,
    }),
    blanketWaiverOfSubrogation: fc.boolean(),
    exclusions: fc.constantFrom('', 'Roofs'),
  },
  { requiredKeys: [] },
);
const KINDS: readonly SourceKind[] = [
  'claimedOnCertificate',
  'typedByInsured',
  'readFromCertificate',
  'enteredByAgent',
  'verifiedByAgent',
];

interface World {
  readonly required: 'claimed' | 'seen';
  readonly grade: 'claimed' | 'seen';
  readonly form: string;
  readonly said: EndorsementDetail;
  readonly sources: readonly SourceKind[];
  readonly onFile: boolean;
}
const world: fc.Arbitrary<World> = fc.record({
  required: fc.constantFrom('claimed', 'seen'),
  grade: fc.constantFrom('claimed', 'seen'),
  form: fc.constantFrom(...FORMS),
  said: detail,
  sources: fc.subarray([...KINDS]),
  onFile: fc.boolean(),
});

function outcomeOf({ required, grade, form, said, sources, onFile }: World, on = TODAY): Outcome {
  const documents = onFile
    ? [
        {
          documentId: 'scan',
          kind: 'endorsement',
          endorsement: CODE,
          name: 'scan.pdf',
          uploadedOn: '2026-02-01',
        } as const,
      ]
    : [];
  const shown = policy('generalLiability', {
    number: 'GL-1',
    from: '2024-01-01',
    to: '2029-01-01',
    endorsements: [{ code: CODE, grade, ...(form === '' ? {} : { form }) }],
    sources: sources.map((kind) => ({ kind, on: '2026-01-01' })),
    further: { endorsementDetails: { [CODE]: said }, documents },
  });
  return findingOf(
    assessing(asking('generalLiability', { endorsements: [{ code: CODE, grade: required }] }), [shown], on),
    `generalLiability.endorsement.${CODE}`,
  ).outcome;
}

describe('[C08] a form, by what is on record', () => {
  it('never passes where it has ended or not begun', () =>
    fc.assert(
      fc.property(world, ({ said, ...rest }) => {
        const { effectiveFrom = '2000-01-01', effectiveTo = '2100-01-01' } = said;
        fc.pre(effectiveTo <= TODAY || effectiveFrom > TODAY);
        expect(outcomeOf({ said, ...rest })).toBe('fail');
      }),
    ));

  it('never passes where it shows the number of another policy', () =>
    fc.assert(
      fc.property(world, ({ said, ...rest }) =>
        expect(outcomeOf({ ...rest, said: { ...said, policyNumber: 'GL-2' } })).toBe('fail'),
      ),
    ));

  it('never passes as seen where neither a document nor an agent shows it', () =>
    fc.assert(
      fc.property(world, (sample) => {
        const sources = sample.sources.filter((kind) => kind !== 'enteredByAgent' && kind !== 'verifiedByAgent');
        expect(outcomeOf({ ...sample, required: 'seen', onFile: false, sources })).not.toBe('pass');
      }),
    ));

  it('never passes by more that is on record against it: less on record is never worse', () =>
    fc.assert(
      fc.property(world, (sample) => {
        if (outcomeOf(sample) === 'pass') expect(outcomeOf({ ...sample, said: {} })).toBe('pass');
      }),
    ));

  it('changes its outcome only on a day on which it begins or ends', () =>
    fc.assert(
      fc.property(world, (sample) => {
        const { effectiveFrom, effectiveTo } = sample.said;
        fc.pre(
          effectiveTo !== undefined && effectiveFrom !== undefined && effectiveFrom <= TODAY && effectiveTo > TODAY,
        );
        expect(outcomeOf(sample, addDays(effectiveTo!, -1))).toBe(outcomeOf(sample));
        expect(outcomeOf(sample, effectiveTo)).toBe('fail');
      }),
    ));
});
