import { canceled, finding } from '../testing/history-samples.js';
import { lineSummaries, summaryText } from './history-lines.js';

const FINDINGS = [
  finding({ rule: 'automobile.inForce', line: 'automobile' }),
  finding({ rule: 'generalLiability.limit.eachOccurrence', outcome: 'review' }),
  canceled(),
];

it('sums up each line, worst first, with what is not met', () => {
  expect(lineSummaries(FINDINGS).map(({ line, outcome, met, total, telling }) => [line, outcome, met, total, telling.map((one) => one.outcome)])).toEqual([
    ['generalLiability', 'fail', 0, 2, ['fail', 'review']],
    ['automobile', 'pass', 1, 1, ['pass']],
  ]);
});

it.each([
  [FINDINGS, '1 of 2 lines of coverage does not meet the template.'],
  [FINDINGS.slice(0, 2), 'Nothing fails, but 1 of 2 lines of coverage cannot be decided yet.'],
  [FINDINGS.slice(0, 1), 'The line of coverage meets the template.'],
  [[], 'Nothing was asked for on that day.'],
])('says how the lines stand', (findings, text) => expect(summaryText(lineSummaries(findings))).toBe(text));
