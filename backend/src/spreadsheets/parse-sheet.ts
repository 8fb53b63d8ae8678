import { read, type CellObject, type WorkSheet } from '@e965/xlsx';
import { UnpacksTooLarge } from './archive-parts.js';
import { repackedArchive } from './repacked-archive.js';
import { MOST_COLUMNS, MOST_ROWS, type SheetAnswer } from './sheet-content.js';

type Cells = readonly (CellObject | undefined)[];

/**
 * Reads the first sheet of an .xlsx, .xls or .csv. Texts are taken as they stand (`007` stays `007`), numbers without their format.
 * Only for a process of its own: a hostile file may take all of its time and memory. The library never unpacks an archive.
 */
export async function parseSheet(file: Buffer): Promise<SheetAnswer> {
  try {
    const rows = cellsOf(isZip(file) ? await repackedArchive(file) : file);
    const [heading = []] = rows;
    const width = heading.findLastIndex((cell) => textOf(cell) !== '') + 1;
    if (width === 0) return { refused: 'SHEET.NO_HEADING' };
    const names = textsOf(heading, width);
    const last = rows.findLastIndex((row) => row.some((cell) => textOf(cell) !== ''));
    if (last > MOST_ROWS) return { refused: 'SHEET.TOO_MANY_ROWS' };
    const under = rows.slice(1, last + 1);
    const formulas = under.flatMap((row, at) =>
      row.flatMap((cell, column) => (isFormula(cell) ? [[at, column] as const] : [])),
    );
    return { content: { heading: names, rows: under.map((row) => textsOf(row, width)), formulas } };
  } catch (error) {
    // A buffer or a text that cannot be made any larger is a range error.
    const tooLarge = error instanceof UnpacksTooLarge || error instanceof RangeError;
    return { refused: tooLarge ? 'SHEET.TOO_LARGE_INSIDE' : 'SHEET.NOT_READABLE' };
  }
}

const isZip = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
const isXls = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

/** A .csv in UTF-8, or as older programs write it in Western Europe and America. A mark of the byte order is left out. */
function textOfCsv(file: Buffer): string {
  const text = decoded(file);
  // By such a beginning the library would take the text for another kind of file, and unpack it.
  if ([...text.slice(0, 4)].some((sign) => sign < '\t')) throw new Error('The file is no text.');
  return text;
}

function decoded(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

function cellsOf(file: Buffer): readonly Cells[] {
  // One row more than allowed: enough to see that there are too many.
  const options = { dense: true, raw: true, sheetRows: MOST_ROWS + 2, cellHTML: false } as const;
  const packed = isZip(file) || isXls(file);
  const book = packed
    ? read(file, { ...options, type: 'buffer' })
    : read(textOfCsv(file), { ...options, type: 'string' });
  const first = book.SheetNames[0];
  const sheet: WorkSheet | undefined = first === undefined ? undefined : book.Sheets[first];
  const rows: readonly (Cells | undefined)[] = sheet?.['!data'] ?? [];
  return Array.from(rows, (row) => Array.from(row ?? []).slice(0, MOST_COLUMNS));
}

const textsOf = (row: Cells, columns: number): readonly string[] =>
  Array.from({ length: columns }, (_, at) => textOf(row[at])).map((text) => text.trim());

function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'e') return '';
  if (typeof cell.v === 'number') return cell.w?.endsWith('%') ? cell.w : String(cell.v);
  return String(cell.v);
}

/** In a .csv a formula is a text that begins with an equals sign. */
const isFormula = (cell: CellObject | undefined): boolean =>
  cell?.f !== undefined || (typeof cell?.v === 'string' && cell.v.startsWith('='));
