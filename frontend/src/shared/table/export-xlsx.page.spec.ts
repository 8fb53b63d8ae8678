import { read, type CellObject } from '@e965/xlsx';
import type { Column } from './column.js';
import { xlsxOf } from './export-xlsx.js';

const COLUMNS: readonly Column<{ readonly name: string; readonly limit: number | null }>[] = [
  { id: 'name', title: '=Name', cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'limit', title: 'Limit', cell: ({ limit }) => limit, text: ({ limit }) => limit },
  { id: 'action', title: 'Action', cell: () => null },
];

it('[C01] writes texts as texts, which no program runs, and numbers as numbers', () => {
  const file = xlsxOf(COLUMNS, [
    { name: '=HYPERLINK("http://x")', limit: 5 },
    { name: '007', limit: null },
  ]);
  const { Sheets, SheetNames } = read(file, { type: 'array', cellNF: true });
  const sheet = Sheets[SheetNames[0]!] as Record<string, CellObject>;
  const cell = (at: string) => [sheet[at]?.t, sheet[at]?.v, sheet[at]?.f];
  expect(cell('A1')).toEqual(['s', '=Name', undefined]);
  expect(cell('A2')).toEqual(['s', '=HYPERLINK("http://x")', undefined]);
  expect(sheet['A2']?.z).toBe('@');
  expect(cell('A3')).toEqual(['s', '007', undefined]);
  expect(cell('B2')).toEqual(['n', 5, undefined]);
  expect(sheet['B3']).toBeUndefined();
  expect(sheet['C1']).toBeUndefined();
});

it('cuts a text that no cell holds', () => {
  const { Sheets, SheetNames } = read(xlsxOf(COLUMNS, [{ name: 'x'.repeat(40_000), limit: 1 }]), { type: 'array' });
  expect(String((Sheets[SheetNames[0]!]!['A2'] as CellObject).v)).toHaveLength(32_767);
});
