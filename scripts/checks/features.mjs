import { existsSync, readFileSync } from 'node:fs';
import { report } from './report.mjs';

/** How many rows each chapter of the acceptance table has. */
const CHAPTERS = { A: 18, B: 9, C: 17, D: 13, E: 6, F: 11, G: 11, H: 15, I: 7, J: 8, K: 8 };
const STATES = ['done', 'partial', 'later'];
const TEST = /\.spec\.tsx?$/;

const idOf = (chapter, n) => `${chapter}${String(n).padStart(2, '0')}`;
const EXPECTED = Object.entries(CHAPTERS).flatMap(
  ([chapter, rows]) => Array.from({ length: rows }, (_, n) => idOf(chapter, n + 1)),
);

/** Where the id stands: in the title of a test or in a comment, `[H01]`. */
function proves(file, id) {
  const marked = readFileSync(file, 'utf8').split('\n').filter((line) => line.includes(`[${id}]`));
  return marked.some((line) => /\b(it|test|describe)\w*\b|\/\/|\/?\*/.test(line));
}

function testViolations(id, file) {
  if (!TEST.test(file)) return [`${id}: ${file} is not a test file`];
  if (!existsSync(file)) return [`${id}: ${file} does not exist`];
  return proves(file, id) ? [] : [`${id}: ${file} says [${id}] in no title and no comment`];
}

function rowViolations([id, capability, where, tests, state]) {
  const files = tests.split(/[\s,]+/).map((file) => file.replaceAll('`', '')).filter((file) => file !== '');
  if (!STATES.includes(state)) return [`${id}: state "${state}" is none of ${STATES.join(', ')}`];
  if (capability === '') return [`${id}: no capability`];
  if (state === 'later') return files.length === 0 ? [] : [`${id}: is later and yet names a test`];
  const untested = files.length === 0 ? [`${id}: ${state} without a test`] : [];
  const nowhere = where === '' ? [`${id}: ${state}, but where?`] : [];
  return [...untested, ...nowhere, ...files.flatMap((file) => testViolations(id, file))];
}

const rows = readFileSync('docs/features.md', 'utf8').split('\n')
  .filter((line) => /^\| [A-Z]\d\d /.test(line))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
const ids = rows.map(([id]) => id);
const missing = EXPECTED.filter((id) => !ids.includes(id)).map((id) => `${id}: no row`);
const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: twice`);
const unknown = ids.filter((id) => !EXPECTED.includes(id)).map((id) => `${id}: not in the acceptance table`);
const misshapen = rows.filter((row) => row.length !== 5).map(([id]) => `${id}: a row has five cells`);
const count = (state) => rows.filter((row) => row[4] === state).length;

const found = [...missing, ...repeated, ...unknown, ...misshapen];
report(
  `${rows.length} rows: ${STATES.map((state) => `${count(state)} ${state}`).join(', ')}`,
  [...found, ...rows.filter((row) => row.length === 5).flatMap(rowViolations)],
);
