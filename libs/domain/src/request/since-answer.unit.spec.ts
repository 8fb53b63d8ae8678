import type { Finding } from '../compliance/finding.js';
import { changeSinceAnswer } from './since-answer.rules.js';

const missing = (rule: string, policyId = 'p-1'): Finding => ({
  rule,
  policyId,
  line: 'generalLiability',
  outcome: 'fail',
  reason: 'POLICY.IN_FORCE',
  params: {},
  events: [],
});

describe('what changed of what is missing [D01]', () => {
  const [limit, notice, rating] = [missing('limit'), missing('notice'), missing('rating')];

  it('is what is done, and what is missing only since', () =>
    expect(changeSinceAnswer([limit, notice], [notice, rating])).toEqual({ done: [limit], added: [rating] }));
  it('is nothing where the same is missing, for whatever policy', () =>
    expect(changeSinceAnswer([limit, notice], [notice, missing('limit', 'p-2')])).toBeNull());
  it('is nothing where nothing is missing before and after', () => expect(changeSinceAnswer([], [])).toBeNull());
});
