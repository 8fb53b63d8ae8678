import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import { readEdition } from '../../insurance/forms/form-text.js';
import type { RequesterForm } from './requester-form.js';
import { PRODUCT_FORMS, requesterForms } from './requester-forms.js';

const ONGOING = 'additionalInsuredOngoing';
const COMPLETED = 'additionalInsuredCompleted';
const GL = 'generalLiability';
const entry = (change: Partial<RequesterForm> = {}): RequesterForm => ({
  number: 'ACME-77',
  editions: [],
  line: GL,
  title: '',
  gives: ['AI-ongoing'],
  doesNotGive: [],
  events: ['e1'],
  ...change,
});
const verdict = (
  entries: readonly RequesterForm[],
  text: string,
  code: EndorsementCode = ONGOING,
  line: CoverageLine = GL,
) => requesterForms(entries).evaluate(text, code, line);

describe('[H14] what a requester says of a form', () => {
  it('makes an unknown form proof of what it gives, and of nothing else', () => {
    expect(verdict([entry()], 'Acme 77')).toEqual({ is: 'proves', byRequester: true });
    expect(verdict([entry()], 'ACME-77 04 13')).toMatchObject({ is: 'proves' });
    expect(verdict([entry()], 'ACME-77', COMPLETED)).toMatchObject({ is: 'doubt', doubt: 'FORM.UNKNOWN' });
  });
  it('makes a known form no proof of what it does not give', () => {
    const narrowed = entry({ number: 'CG 20 10', gives: [], doesNotGive: ['AI-ongoing'] });
    expect(verdict([narrowed], 'CG 20 10 04 13')).toMatchObject({
      is: 'otherScope',
      byRequester: true,
      row: { number: 'CG 20 10', scopes: ['scheduled'] },
    });
    expect(verdict([narrowed], 'CG 20 10 11 85', COMPLETED)).toEqual({ is: 'proves' });
  });
  it('counts for its editions alone, and before what it says of all of them', () => {
    const of2013 = entry({ number: 'CG 20 10', editions: ['04 13'], gives: ['AI-completed'] });
    expect(verdict([of2013], 'CG 20 10 04 13', COMPLETED)).toMatchObject({ is: 'proves' });
    expect(verdict([of2013], 'CG 20 10 07 04', COMPLETED)).toMatchObject({ is: 'otherScope' });
    expect(verdict([of2013], 'CG 20 10', COMPLETED)).toMatchObject({ is: 'doubt', doubt: 'FORM.EDITION_NOT_GIVEN' });
    const none = entry({ number: 'CG 20 10', gives: [], doesNotGive: ['AI-completed'] });
    expect(verdict([none, of2013], 'CG 20 10 04 13', COMPLETED)).toMatchObject({ is: 'proves' });
    expect(verdict([none, of2013], 'CG 20 10 11 85', COMPLETED)).toMatchObject({ is: 'otherScope' });
  });
  it('counts for policies of its line, and of lines that take forms of it', () => {
    expect(verdict([entry()], 'ACME-77', ONGOING, 'umbrella')).toMatchObject({ is: 'doubt' });
    const onUmbrella = entry({ line: 'umbrella' });
    expect(verdict([onUmbrella], 'ACME-77', ONGOING, 'excessLiability')).toMatchObject({ is: 'proves' });
    expect(verdict([onUmbrella], 'ACME-77')).toMatchObject({ is: 'doubt' });
  });
  it('is not repeated where the product says the same', () =>
    expect(verdict([entry({ number: 'CG 20 10' })], 'CG 20 10 04 13')).toEqual({ is: 'proves' }));
  it('is about no other form whose number is longer', () => {
    expect(verdict([entry({ number: 'CG 20' })], 'CG 20 37 04 13')).toEqual(
      PRODUCT_FORMS.evaluate('CG 20 37 04 13', ONGOING, GL),
    );
  });
  it('says nothing where there are no entries', () => {
    expect(requesterForms([])).toBe(PRODUCT_FORMS);
    expect([PRODUCT_FORMS.says('ACME-77', GL, 'AI-ongoing'), PRODUCT_FORMS.givenBy('ACME-77', GL)]).toEqual([
      undefined,
      [],
    ]);
  });
  it('of one index has no effect on another: nothing is remembered across them', () => {
    const giving = requesterForms([entry()]);
    expect(giving.evaluate('ACME-77', ONGOING, GL).is).toBe('proves');
    expect(
      requesterForms([entry({ gives: [], doesNotGive: ['AI-ongoing'] })]).evaluate('ACME-77', ONGOING, GL).is,
    ).toBe('otherScope');
    expect(PRODUCT_FORMS.evaluate('ACME-77', ONGOING, GL).is).toBe('doubt');
    expect(giving.evaluate('ACME-77', ONGOING, GL).is).toBe('proves');
  });
});

describe('an edition', () => {
  it.each([
    ['04 13', '04 13'],
    ['04/13', '04 13'],
    ['(ed. 04-13)', '04 13'],
    ['0413', '04 13'],
    ['a', 'A'],
    ['A 02 89', 'A 02 89'],
  ])('%s is read as %s', (text, edition) => expect(readEdition(text)).toBe(edition));
  it.each(['', '13 04', '4 13', '04 2013', 'AB', 'all'])('%j is none', (text) => expect(readEdition(text)).toBeNull());
});
