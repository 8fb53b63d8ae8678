import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { leftOverText } from './left-over.words.js';

const doubted = (form: string): Finding => {
  const params: Params = {
    endorsement: 'additionalInsuredOngoing',
    grade: 'seen',
    policyNumber: 'XS-1',
    form,
    doubt: 'FORM.UNKNOWN',
    title: '',
    only: '',
  };
  return {
    rule: 'excessLiability.endorsement.additionalInsuredOngoing',
    line: 'excessLiability',
    outcome: 'review',
    reason: 'ENDORSEMENT.FORM_IN_DOUBT',
    params,
    fix: { code: 'FIX.READ_FORM', params, by: 'requester' },
    events: [],
  };
};

describe('what a plan leaves over, in words', () => {
  it('names the form that is there', () => {
    expect(leftOverText(doubted('XX 1'), '2026-06-01').sentence).toContain(
      'Form XX 1 on XS-1 is not in the index of forms',
    );
  });

  it('calls a form whose number only the insurer knows the form of the insurer', () => {
    const { sentence, fixText } = leftOverText(doubted('?'), '2026-06-01');
    expect(sentence).toContain('Form of the insurer on XS-1 is not in the index of forms');
    expect(fixText).not.toContain('?');
  });
});
