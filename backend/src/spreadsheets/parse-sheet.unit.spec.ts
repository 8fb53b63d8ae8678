import { utils, write } from '@e965/xlsx';
import { MOST_ROWS } from './sheet-content.js';
import { parseSheet } from './parse-sheet.js';
import { sheetFile } from './sheet-file.js';
import { lyingBomb, understatedBomb } from './testing/zip-of.js';

const ROWS = [
  ['Number', 'City', 'Limit'],
  ['007', 'Zürich', 2_500_000],
  ['8', '', null],
];

describe('reading a spreadsheet [C06]', () => {
  it.each(['xlsx', 'csv'] as const)('takes texts as they stand from .%s', (format) =>
    expect(parseSheet(sheetFile(ROWS, format))).resolves.toEqual({
      content: {
        heading: ROWS[0],
        rows: [
          ['007', 'Zürich', '2500000'],
          ['8', '', ''],
        ],
        formulas: [],
      },
    }),
  );

  it('reads .xls as well', async () => {
    const book = utils.book_new(utils.aoa_to_sheet(ROWS), 'Sites');
    await expect(parseSheet(write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer)).resolves.toMatchObject({
      content: {
        rows: [
          ['007', 'Zürich', '2500000'],
          ['8', '', ''],
        ],
      },
    });
  });

  it('names formulas, and never computes them', async () => {
    const sheet = utils.aoa_to_sheet([['Number'], ['1'], ['2']]);
    sheet['A3'] = { t: 'n', v: 4, f: 'SUM(A1:A2)' };
    const file = write(utils.book_new(sheet, 'Sites'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    await expect(parseSheet(file)).resolves.toMatchObject({ content: { formulas: [[1, 0]] } });
    await expect(parseSheet(Buffer.from('Number\n=1+1\n'))).resolves.toMatchObject({ content: { formulas: [[0, 0]] } });
  });

  it('writes no text that a program would run', () =>
    expect(sheetFile([['=cmd()']], 'csv').toString()).toContain("'=cmd()"));

  it('refuses more than 10,000 rows', async () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_, index) => [`${index}`]);
    await expect(parseSheet(sheetFile([['Number'], ...rows], 'csv'))).resolves.toEqual({
      refused: 'SHEET.TOO_MANY_ROWS',
    });
    await expect(parseSheet(sheetFile([['Number'], ...rows.slice(1)], 'csv'))).resolves.toMatchObject({
      content: { heading: ['Number'] },
    });
  });

  it('refuses an archive that unpacks to too much, whatever size it states', () =>
    expect(parseSheet(understatedBomb())).resolves.toEqual({ refused: 'SHEET.TOO_LARGE_INSIDE' }));

  it.each([
    ['an archive whose headers differ', lyingBomb()],
    ['what is no archive although it begins like one', Buffer.from('PK\u0003\u0004 and no more')],
    ['a text that the library would unpack', Buffer.from('PK\u0005\u0006 and no more')],
    ['the same behind a mark of the byte order', Buffer.from('\uFEFFPK\u0003\u0004 and no more')],
  ])('refuses %s', (_what, file) => expect(parseSheet(file)).resolves.toEqual({ refused: 'SHEET.NOT_READABLE' }));

  it('refuses a sheet without a heading', () =>
    expect(parseSheet(Buffer.from('\n1,2\n'))).resolves.toEqual({ refused: 'SHEET.NO_HEADING' }));
});
