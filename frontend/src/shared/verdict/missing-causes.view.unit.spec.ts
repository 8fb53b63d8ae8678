import type { PreviewedFinding, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { missingCauses, titlesText } from './missing-causes.view.js';

const choice = (policyId: string) => ({ policyId }) as RespondChoice;
const finding = (title: string, more: Partial<PreviewedFinding> = {}): PreviewedFinding => ({
  rule: title,
  line: 'generalLiability',
  outcome: 'fail',
  title,
  sentence: 'No policy has been shared.',
  policyId: null,
  additions: [],
  ...more,
});

describe('what an answer lacks', () => {
  it('is one entry for all requirements that fail for the same reason', () => {
    const causes = missingCauses({
      findings: [
        finding('Policy in force', { additions: [choice('a'), choice('b')] }),
        finding('Each occurrence', { additions: [choice('b')] }),
        finding('Policy in force', { line: 'automobile' }),
        finding('Met', { outcome: 'pass' }),
      ],
    });
    expect(causes.map(({ line, titles }) => [line, titles])).toEqual([
      ['generalLiability', ['Policy in force', 'Each occurrence']],
      ['automobile', ['Policy in force']],
    ]);
    expect(causes[0]!.additions).toEqual([choice('b')]);
  });

  it('keeps apart what is fixed by another step', () => {
    const raised = (fixText: string) => finding('Limit', { sentence: 'It is short.', fixText });
    expect(missingCauses({ findings: [raised('Raise it by $1.'), raised('Raise it by $2.')] })).toHaveLength(2);
    expect(missingCauses({ findings: [raised('Raise it by $1.'), raised('Raise it by $1.')] })).toHaveLength(1);
  });

  it('names three requirements and counts the others', () => {
    expect(titlesText(['A', 'B', 'C'])).toBe('A, B, C');
    expect(titlesText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, and 2 more');
  });
});
