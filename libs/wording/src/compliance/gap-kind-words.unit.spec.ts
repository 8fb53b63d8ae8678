import { GAP_KINDS } from '@covertrail/domain/compliance/gap-kinds';
import { gapKindTitle } from './gap-kind-words.js';

it('[F01] words every kind of gap, each by other words', () => {
  expect(GAP_KINDS.filter((kind) => gapKindTitle(kind) === kind)).toEqual([]);
  expect(new Set(GAP_KINDS.map(gapKindTitle)).size).toBe(GAP_KINDS.length);
  expect(gapKindTitle('umbrellaLimit')).toBe('Umbrella liability: limit too low');
});
