import type { ContinuityBreak } from '@covertrail/domain/policy/continuity.contract';
import { completedOperationsText, continuityBreakText } from './continuity-words.js';

const numberOf = (id: string) => ({ a: 'GL-1', b: 'GL-2' })[id] ?? '';

describe('[H11] a break of continuity in one sentence', () => {
  it.each<[ContinuityBreak, string]>([
    [
      { kind: 'gap', from: '2026-01-01', to: '2026-01-02', after: 'a', before: 'b' },
      'GL-1 ended on 01/01/2026 and GL-2 began on 01/02/2026: 1 day without cover.',
    ],
    [
      { kind: 'gap', from: '2026-01-01', to: null, after: 'a', before: null },
      'GL-1 ended on 01/01/2026, and no policy followed.',
    ],
    [
      { kind: 'lapse', from: '2026-03-02', to: '2026-04-09', policyId: 'a' },
      'GL-1 was canceled on 03/02/2026 and reinstated on 04/09/2026: 38 days without cover.',
    ],
    [
      { kind: 'retroactiveMoved', from: '2026-01-01', policyId: 'b', previous: '2020-01-01', now: '2025-01-01' },
      'The retroactive date of GL-2 is later from 01/01/2026 on: acts from 01/01/2020 up to 01/01/2025 lost cover.',
    ],
    [
      { kind: 'retroactiveMoved', from: '2026-01-01', policyId: 'b', previous: '2020-01-01', now: null },
      'GL-2 states no retroactive date from 01/01/2026 on: acts since 01/01/2020 may have lost cover.',
    ],
    [
      { kind: 'completedOperationsDropped', from: '2026-01-01', to: null },
      'Completed operations were not covered for additional insureds from 01/01/2026 on.',
    ],
    [
      { kind: 'completedOperationsDropped', from: '2026-01-01', to: '2026-02-01' },
      'Completed operations were not covered for additional insureds from 01/01/2026 to 02/01/2026.',
    ],
  ])('%j: %s', (continuityBreak, sentence) => expect(continuityBreakText(continuityBreak, numberOf)).toBe(sentence));

  it('says how long completed operations are covered', () => {
    const completedOperations = [{ from: '2025-01-01', to: '2026-01-01' }];
    expect(completedOperationsText({ completedOperations }, '2025-06-01')).toBe(
      'Completed operations are covered for additional insureds from 01/01/2025 to 01/01/2026.',
    );
    expect(completedOperationsText({ completedOperations }, '2026-01-01')).toBe(
      'Completed operations were covered for additional insureds until 01/01/2026.',
    );
    expect(completedOperationsText({ completedOperations: [] }, '2026-01-01')).toBeNull();
  });
});
