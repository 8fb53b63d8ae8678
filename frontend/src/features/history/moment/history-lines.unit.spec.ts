import { canceled, finding } from '../testing/history-samples.js';
import { lineSummaries, summaryText } from './history-lines.js';

const FINDINGS = [
  finding({ rule: 'automobile.inForce', line: 'automobile' }),
  finding({ rule: 'generalLiability.limit.eachOccurrence', title: 'Each occurrence', outcome: 'review' }),
  canceled(),
];

it('sums up each line, worst first, with what is not met', () => {
  expect(
    lineSummaries(FINDINGS).map(({ line, outcome, met, total, reasons }) => [
      line,
      outcome,
      met,
      total,
      reasons.map(({ titles }) => titles),
    ]),
  ).toEqual([
    ['generalLiability', 'fail', 0, 2, [['Policy in force'], ['Each occurrence']]],
    ['automobile', 'pass', 1, 1, [['Policy in force']]],
  ]);
});

it.each([
  [FINDINGS, '1 of 2 lines of coverage does not meet the template.'],
  [FINDINGS.slice(0, 2), 'Nothing fails, but 1 of 2 lines of coverage cannot be decided yet.'],
  [FINDINGS.slice(0, 1), 'The line of coverage meets the template.'],
  [[], 'No coverage was required on that day.'],
])('says how the lines stand', (findings, text) => expect(summaryText(lineSummaries(findings))).toBe(text));

it('shows the same sentence once for all the requirements that it explains', () => {
  const [line] = lineSummaries([
    canceled(),
    { ...canceled(), rule: 'generalLiability.rating', title: 'AM Best rating' },
  ]);
  expect(line?.reasons).toEqual([
    { sentence: 'GL-88120 was canceled on 03/02/2026.', titles: ['Policy in force', 'AM Best rating'] },
  ]);
});
