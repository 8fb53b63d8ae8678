import { correctedFactText } from './correction-fact.js';

const sentence = 'General aggregate on *General liability GL-1* was lowered from $2,000,000 to $500,000.';
const aggregate = { label: 'General aggregate', before: '$2,000,000', after: '$500,000' };
const policy = 'General liability GL-1';

it('[H13] says the value that was true, of which policy', () => {
  expect(correctedFactText({ sentence, changes: [aggregate], policy })).toBe(
    'general aggregate of *General liability GL-1* was $500,000',
  );
});

it('names the first of several values, and counts the others', () => {
  const changes = [aggregate, { label: 'Each occurrence', before: '$1,000,000', after: '$250,000' }];
  expect(correctedFactText({ sentence, changes, policy })).toContain('was $500,000, and 1 more value');
  expect(correctedFactText({ sentence, changes: [...changes, aggregate], policy })).toContain('and 2 more values');
});

it.each([
  ['is about no policy', { changes: [aggregate], policy: null }],
  ['changes no value', { changes: [], policy }],
  ['adds what was not there', { changes: [{ label: 'Verification', after: 'verified' }], policy }],
  ['has a long value', { changes: [{ ...aggregate, after: 'a'.repeat(60) }], policy }],
])('is the sentence of the event where it %s', (_, fact) => {
  expect(correctedFactText({ sentence, ...fact })).toBe(sentence.slice(0, -1));
});
