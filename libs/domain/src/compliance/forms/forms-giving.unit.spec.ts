import { formsGiving } from './forms-giving.js';

describe('the forms that are offered for an endorsement [C08]', () => {
  const texts = (...required: Parameters<typeof formsGiving>) => formsGiving(...required).map(({ text }) => text);
  it('prove it on the line, with number and edition', () => {
    expect(texts('generalLiability', 'additionalInsuredOngoing')).toEqual(
      expect.arrayContaining(['CG 20 10 11 85', 'CG 20 10 04 13', 'CG 20 38 12 19']),
    );
    expect(texts('generalLiability', 'additionalInsuredCompleted')).toContain('CG 20 37 04 13');
    expect(texts('generalLiability', 'additionalInsuredCompleted')).not.toContain('CG 20 10 04 13');
    expect(texts('workersCompensation', 'waiverOfSubrogation')).toContain('WC 00 03 13 04 84');
  });
  it('are none where the line cannot have the endorsement', () =>
    expect(texts('generalLiability', 'mortgageHolder')).toEqual([]));
});
