import { readFileSync } from 'node:fs';

/** How many rows each chapter of the acceptance table has. */
const CHAPTERS = { A: 18, B: 9, C: 17, D: 13, E: 6, F: 11, G: 11, H: 15, I: 7, J: 8, K: 8 };
export const STATES = ['done', 'partial', 'later'];
export const FOLDER = 'docs/features';

/** The ids of all rows of the acceptance table, in its order. */
export const EXPECTED = Object.entries(CHAPTERS).flatMap(([chapter, rows]) =>
  Array.from({ length: rows }, (_, n) => `${chapter}${String(n + 1).padStart(2, '0')}`),
);

const HEADING = /^# ([A-K]\d\d): (\S.*)$/;
const STATE = /^State: (\w+)$/;
const CHAPTER = /^## (.+)$/;
const ITEM = /^- (\S.*)$/;
const PROOF = /^ {2}- `([^`]+)`: (\S.*)$/;
/** A line about speed is held by no timed test, but by a measure and its bar. */
const MEASURE = /^ {2}- `npm run bench -- --only ([a-z-]+)`: (\S.*)$/;
const OPEN = /^ {2}- open: (\S.*)$/;
const FILE = /^- `([^`]+)`$/;

const emptyRow = () => ({ id: '', capability: '', state: '', places: [], checklist: [], furtherTests: [], unread: [] });

/** What each chapter of a row does with one of its lines: false where the line has not its form. */
const READERS = {
  'In the app': (row, line) => {
    const item = ITEM.exec(line);
    return item !== null && row.places.push(item[1]) > 0;
  },
  Checklist: (row, line) => {
    const item = ITEM.exec(line);
    if (item !== null) return row.checklist.push({ sentence: item[1], tests: [], measures: [], open: [] }) > 0;
    const last = row.checklist.at(-1);
    const [proof, measure, open] = [PROOF.exec(line), MEASURE.exec(line), OPEN.exec(line)];
    if (last === undefined || (proof ?? open) === null) return false;
    if (measure !== null) return last.measures.push(measure[1]) > 0;
    return proof !== null ? last.tests.push({ file: proof[1], title: proof[2] }) > 0 : last.open.push(open[1]) > 0;
  },
  'Further tests': (row, line) => {
    const file = FILE.exec(line);
    return file !== null && row.furtherTests.push(file[1]) > 0;
  },
};

function readLine(row, line, chapter) {
  const [heading, state] = [HEADING.exec(line), STATE.exec(line)];
  if (heading !== null) [, row.id, row.capability] = heading;
  else if (state !== null) [, row.state] = state;
  else if (!READERS[chapter]?.(row, line)) row.unread.push(line);
}

/**
 * Reads a row's file: its heading, its state, where it is in the app, its checklist and further tests.
 * @param {string} path a file of `docs/features`
 * @returns the row; lines without the form that they need are in `unread`
 */
export function readRow(path) {
  const row = emptyRow();
  let chapter = '';
  for (const line of readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')) {
    const head = CHAPTER.exec(line);
    if (head === null) readLine(row, line, chapter);
    else [, chapter] = head;
  }
  return row;
}
