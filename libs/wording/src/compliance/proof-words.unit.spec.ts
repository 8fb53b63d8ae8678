import type { Finding } from '@covertrail/domain/compliance/finding';
import { proofGap, proofText, sourceAgeText, takenText } from './proof-words.js';

describe('source and age in words [H12]', () => {
  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-20', '1 day ago'],
    ['2026-10-22', '30 days ago'],
    ['2026-10-21', '1 month ago'],
    ['2026-03-04', '8 months ago'],
    ['2024-12-01', '23 months ago'],
    ['2024-11-21', '2 years ago'],
    ['2026-11-22', 'today'],
  ])('of %s are %s', (on, ago) =>
    expect(sourceAgeText({ kind: 'verifiedByAgent', on }, '2026-11-21')).toBe(
      `Verified by the agent on ${on.slice(5, 7)}/${on.slice(8)}/${on.slice(0, 4)}, ${ago}`,
    ),
  );

  it('name the file from which a value was taken', () => {
    const evidence = { name: 'COI *2026*.pdf', sha256: 'a'.repeat(64) };
    expect(sourceAgeText({ kind: 'claimedOnCertificate', on: '2026-11-20', evidence }, '2026-11-21')).toBe(
      'Claimed on a certificate (COI *2026*.pdf) on 11/20/2026, 1 day ago',
    );
    expect(takenText({ source: 'claimedOnCertificate', evidence })).toBe(', claimed on a certificate (COI 2026.pdf)');
    expect([takenText({ source: 'agencySystem' }), takenText({})]).toEqual([', from the agency system', '']);
  });

  it.each([
    [
      'PROOF.TOO_OLD',
      'days',
      365,
      'It was verified by the agent on 10/17/2025, 400 days ago (GL-9); the template requires it no more than 365 days old.',
    ],
    [
      'PROOF.TOO_OLD',
      'months',
      12,
      'It was verified by the agent on 10/17/2025, 13 months ago (GL-9); the template requires it no more than 12 months old.',
    ],
    [
      'PROOF.TOO_LOW',
      'months',
      24,
      'It was verified by the agent on 10/17/2025 (GL-9); the template requires it no more than 24 months old.',
    ],
  ] as const)('say of %s, in %s, what is there and what is asked', (reason, proofUnit, proofAge, text) => {
    const finding: Finding = {
      rule: 'generalLiability.limit.eachOccurrence',
      line: 'generalLiability',
      outcome: 'review',
      reason,
      met: 'LIMIT.MET',
      events: [],
      params: { proofOf: 'GL-9', proofSource: 'verifiedByAgent', proofSince: '2025-10-17', proofAge, proofUnit },
    };
    expect(proofGap(finding, '2026-11-21')).toEqual({ proofText: text });
    const { met: _met, ...passed } = finding;
    expect(proofGap(passed, '2026-11-21')).toEqual({});
  });

  it('that a template demands', () => {
    expect(proofText({ least: 'verifiedByAgent', notOlderThan: { count: 6, unit: 'months' } })).toBe(
      'verified by the agent or better, no more than 6 months old',
    );
    expect(proofText({ least: 'agencySystem' })).toBe('from the agency system');
    expect(proofText({ notOlderThan: { count: 1, unit: 'days' } })).toBe('no more than 1 day old');
    expect(proofText({})).toBe('');
  });
});
