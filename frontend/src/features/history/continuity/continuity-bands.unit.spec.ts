import { rowsOf, scaleOf } from './continuity-bands.js';

const band = (policyNumber: string, from: string, to: string) => ({ policyId: policyNumber, policyNumber, from, to });
const numbers = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => row.map(({ policyNumber }) => policyNumber));
const lane = (...cover: ReturnType<typeof band>[]) =>
  ({ line: 'generalLiability', cover, breaks: [], completedOperations: [], completedOperationsText: null }) as const;

it('[H11] draws policies one after another in one row, and below each other where they overlap', () => {
  const first = band('A', '2025-01-01', '2026-01-01');
  expect(numbers(rowsOf([first, band('B', '2026-01-01', '2027-01-01')]))).toEqual([['A', 'B']]);
  expect(
    numbers(rowsOf([first, band('B', '2025-12-01', '2026-12-01'), band('C', '2026-02-01', '2027-02-01')])),
  ).toEqual([['A', 'C'], ['B']]);
});

it('[H11] draws from the first day of cover to the last, and at least to today', () => {
  expect(scaleOf([lane(band('A', '2025-01-01', '2026-01-01'))], '2026-06-01')).toEqual({
    first: '2025-01-01',
    last: '2026-06-01',
  });
  expect(scaleOf([lane(band('A', '2025-01-01', '2027-01-01'))], '2026-06-01')).toEqual({
    first: '2025-01-01',
    last: '2027-01-01',
  });
  expect(scaleOf([lane()], '2026-06-01')).toBeNull();
});
