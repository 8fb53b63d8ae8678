import type { LineRequirements } from '@covertrail/domain/compliance/requirements';
import { ONE_MILLION } from '@covertrail/domain/template/testing/sample-requirements';
import { changedTexts } from '../text/text-changes.js';
import { lineTermTexts, requirementTexts, sharedTexts } from './requirement-texts.js';

const AUTO: LineRequirements = {
  line: 'automobile',
  limits: [{ limit: 'combinedSingleLimit', atLeast: 100_000_000, tower: false }],
  endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }],
  acceptCslOrSplit: true,
};

describe('requirements in words', () => {
  it('name each line, limit and endorsement', () =>
    expect(
      requirementTexts({
        ...ONE_MILLION,
        lines: [AUTO],
        notRequired: ['cyberLiability'],
        rating: { strength: 'A-', size: 'VIII' },
      }),
    ).toEqual({
      'Auto liability': 'required',
      'Auto liability: combined single limit': '$1,000,000',
      'Auto liability: waiver of subrogation': 'the form',
      'Auto liability: combined or split limits': 'either',
      'Cyber liability': 'stated as not required',
      'AM Best': 'A- VIII or better',
    }));

  it('name what a line requires besides its limits, and what all lines share, for the page of a template', () => {
    expect(lineTermTexts({ ...AUTO, proof: {} }, undefined)).toEqual([
      ['Waiver of subrogation', 'the form'],
      ['Combined or split limits', 'either'],
      ['Source and age of what is stated', 'any'],
    ]);
    expect(sharedTexts({ ...ONE_MILLION, lines: [AUTO], rating: { strength: 'A-', size: 'VIII' } })).toEqual({
      'AM Best': 'A- VIII or better',
    });
  });

  it('name the source and age that are demanded, of all lines and of one [H12]', () => {
    const texts = requirementTexts({
      ...ONE_MILLION,
      lines: [{ ...AUTO, proof: {} }],
      proof: { least: 'verifiedByAgent' },
    });
    expect(texts).toMatchObject({
      'Source and age of what is stated': 'verified by the agent or better',
      'Auto liability: source and age of what is stated': 'any',
    });
  });

  it('show what a revision changed', () => {
    const [gl] = ONE_MILLION.lines as [LineRequirements];
    const limits = [{ limit: 'eachOccurrence', atLeast: 200_000_000, tower: true }] as const;
    const revised = { ...ONE_MILLION, lines: [{ ...gl, limits }, AUTO] };
    expect(changedTexts(requirementTexts(ONE_MILLION), requirementTexts(revised), 'not required').slice(0, 2)).toEqual([
      {
        label: 'General liability: each occurrence',
        before: '$1,000,000, umbrella may contribute',
        after: '$2,000,000, umbrella may contribute',
      },
      { label: 'Auto liability', before: 'not required', after: 'required' },
    ]);
  });
});
