import { finding } from './testing/findings-samples.js';
import { lapseText, settledText, settledTitle } from './findings-lapsing.view.js';

const excepted = (title: string, lapsesOn: string | null) =>
  finding({
    title,
    exception: {
      exceptionId: title,
      kind: 'exception',
      scope: 'supplier',
      decision: 'accepted',
      comment: '',
      from: '2026-11-01',
      lapsesOn,
      instead: 'fail',
    },
  });

describe('a compliant verdict', () => {
  const rating = excepted('Rating', null);
  const limit = excepted('Limit', '2026-11-27');
  const form = excepted('Form', '2026-12-24');

  it('names the exception that lapses first, and its last day', () => {
    expect(settledTitle({ findings: [rating, form, limit], holdsUntil: '2026-11-27' })).toBe(
      'Compliant by Exception until 11/27/2026',
    );
    expect(lapseText(limit)).toBe('The exception lapses on 11/27/2026. From then on:');
  });

  it('has no last day where an exception holds until it is withdrawn', () => {
    expect(settledTitle({ findings: [rating], holdsUntil: '2026-11-27' })).toBe('Compliant by Exception');
    expect(lapseText(rating)).toBe('The exception holds until it is withdrawn. Without it:');
  });

  it('says until when every requirement is met, and what ends it', () => {
    const verdict = { findings: [finding()], holdsUntil: '2027-01-01', holdsBecause: 'GL-88120 ends' };
    expect(settledTitle(verdict)).toBe('Nothing to do until 01/01/2027');
    expect(settledText(verdict)).toMatch(/^Every requirement is met until 01\/01\/2027, when GL-88120 ends\./);
  });

  it('says nothing of a day where none is known', () => {
    const verdict = { findings: [finding()], holdsUntil: null, holdsBecause: null };
    expect(settledTitle(verdict)).toBe('Nothing to do');
    expect(settledText(verdict)).toMatch(/^Every requirement is met\./);
  });
});
