import { given } from '../certificate/testing/given-readings.js';
import { statedExclusions } from './stated-exclusions.js';

const linesOf = (text: string) => statedExclusions([given('description', text)]).map(({ lines }) => lines);

describe('the sentences of a certificate that take cover away [E02] [C09]', () => {
  it('are those with words of exclusion, each with the line that it names', () =>
    expect(
      statedExclusions([
        given(
          'description',
          'Re: Harbor Bridge, job 7. The general liability policy excludes\nresidential work. Call us.',
        ),
        given('remarks', 'Snow removal is not covered.'),
      ]),
    ).toEqual([
      {
        key: 'description',
        text: 'The general liability policy excludes residential work.',
        forms: [],
        lines: ['generalLiability'],
      },
      { key: 'remarks', text: 'Snow removal is not covered.', forms: [], lines: [] },
    ]));

  it('are those with a form that excludes something, of the line of the form', () =>
    expect(statedExclusions([given('description', 'FORMS: CG 20 10 04 13, CG 21 54 01 96. CG 24 04.')])).toEqual([
      {
        key: 'description',
        text: 'FORMS: CG 20 10 04 13, CG 21 54 01 96.',
        forms: ['CG 21 54 01 96'],
        lines: ['generalLiability'],
      },
    ]));

  it('are found once where description and remarks say the same', () =>
    expect(
      statedExclusions([given('description', 'MOLD IS EXCLUDED.'), given('remarks', 'MOLD IS EXCLUDED.')]),
    ).toHaveLength(1));

  it.each([
    ['Professional liability is excluded.', []],
    ['Excludes: professional liability', []],
    ['No coverage for liquor liability under the GL policy.', ['generalLiability']],
    ["Owner Jo Roe is excluded from workers' compensation.", ['workersCompensation']],
    ['Umbrella and general liability exclude wrap-up projects.', ['generalLiability', 'umbrella']],
    ['THE AUTO LIABILITY POLICY DOES NOT COVER HIRED DRIVERS.', ['automobile']],
    ['Excluding asbestos, the certificate holder is an additional insured.', []],
  ])('name the policies that they may be about, and not what is excluded: %s', (text, lines) =>
    expect(linesOf(text).map((some) => some.toSorted())).toEqual([lines.toSorted()]),
  );

  it.each([
    'Subject to all terms, conditions and exclusions of the policies.',
    'THE EXCLUSIONS, TERMS AND CONDITIONS OF SUCH POLICIES APPLY.',
    'There are no residential exclusions on this policy.',
    'Residential work is not excluded.',
    'The XCU exclusion has been deleted.',
    'The subsidence exclusion does not apply.',
    'Waiver of subrogation applies to all policies excluding professional liability.',
    "City of Denver is additional insured, except workers' compensation.",
    'Harbor Bridge, job 7',
    '',
  ])('are not sentences that exclude nothing: %s', (text) => expect(linesOf(text)).toEqual([]));
});
