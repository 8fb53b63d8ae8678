import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EXPECTED, FOLDER, readRow, STATES } from './feature-row.mjs';
import { TABLE, tableOf, tally } from './feature-table.mjs';
import { report } from './report.mjs';
import { testTitles } from './test-titles.mjs';

/** A suite may be written once and run on several stores, or by several programs. */
const TEST = /\.(spec|suite|story)\.tsx?$/;
/** Suites that use the real calls or the real page, one of which a row needs before it is done. */
const OUTSIDE = /\.(api|page|browser)\.spec\.tsx?$|^test\//;
/** The first place of a row is its line in the table. */
const PLACE_LENGTH = 160;

const titlesOf = new Map();
function titles(file) {
  if (!titlesOf.has(file)) titlesOf.set(file, testTitles(file));
  return titlesOf.get(file);
}

function fileViolation(file) {
  if (!TEST.test(file)) return `${file} is not a test file`;
  return existsSync(file) ? null : `${file} does not exist`;
}

/** Where the id stands: in the title of a test or in a comment, `[H01]`. */
function marks(file, id) {
  const marked = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`[${id}]`));
  return marked.some((line) => /\b(it|test|describe)\w*\b|\/\/|\/?\*/.test(line));
}

const proofViolations = ({ file, title }) => {
  const wrong = fileViolation(file);
  if (wrong !== null) return [wrong];
  return titles(file).has(title) ? [] : [`${file} has no test "${title}"`];
};

/** A measure is named as its file is. */
const measureViolations = (name) =>
  existsSync(`bench/measures/${name}.measure.ts`) ? [] : [`npm run bench has no measure ${name}`];

function lineViolations({ sentence, tests, measures, open }) {
  const wrong = [...tests.flatMap(proofViolations), ...measures.flatMap(measureViolations)];
  const proofs = tests.length + measures.length;
  if (!/\.”?$/.test(sentence)) wrong.push(`no sentence: ${sentence}`);
  if (proofs === 0 && open.length === 0) wrong.push(`neither a test nor open: ${sentence}`);
  if (proofs > 0 && open.length > 0) wrong.push(`a test and open, which makes it two lines: ${sentence}`);
  return wrong;
}

function furtherViolations(id, file) {
  const wrong = fileViolation(file);
  if (wrong !== null) return [wrong];
  return marks(file, id) ? [] : [`${file} says [${id}] in no title and no comment`];
}

/** What the state says of the checklist. */
function stateViolations({ state, places, checklist, furtherTests }) {
  const open = checklist.filter((line) => line.open.length > 0);
  const files = [...checklist.flatMap(({ tests }) => tests.map(({ file }) => file)), ...furtherTests];
  if (!STATES.includes(state)) return [`state "${state}" is none of ${STATES.join(', ')}`];
  if (state === 'later')
    return files.length + places.length + checklist.length === 0
      ? []
      : ['is later and yet says where it is, what holds or what tests it'];
  const wrong = files.length === 0 ? [`${state} without a test`] : [];
  if (places.length === 0) wrong.push(`${state}, but where?`);
  if ((places[0] ?? '').length > PLACE_LENGTH) wrong.push(`its first place has more than ${PLACE_LENGTH} characters`);
  if (places.some((place) => place.includes('|')))
    wrong.push('a place with the sign that separates the cells of the table');
  if (state === 'partial') return open.length === 0 ? [...wrong, 'partial, and no line is open'] : wrong;
  if (!files.some((file) => OUTSIDE.test(file))) wrong.push('done without a test of a call or a page');
  if (checklist.length === 0) wrong.push('done without a checklist');
  return [...wrong, ...open.map(({ sentence }) => `done, and yet open: ${sentence}`)];
}

function rowViolations(name, row) {
  const { id, checklist, furtherTests, unread } = row;
  const found = [
    ...(`${id}.md` === name ? [] : [`its heading names "${id}"`]),
    ...unread.map((line) => `no line of a row: ${line}`),
    ...stateViolations(row),
    ...checklist.flatMap(lineViolations),
    ...furtherTests.flatMap((file) => furtherViolations(id, file)),
  ];
  return found.map((text) => `${FOLDER}/${name}: ${text}`);
}

const names = readdirSync(FOLDER).sort();
const rows = names.map((name) => readRow(`${FOLDER}/${name}`));
const table = tableOf(rows);
if (process.argv.includes('--write')) writeFileSync(TABLE, table);
else {
  const missing = EXPECTED.filter((id) => !names.includes(`${id}.md`)).map((id) => `${FOLDER}/${id}.md: no row`);
  const unknown = names
    .filter((name) => !EXPECTED.includes(name.replace(/\.md$/, '')))
    .map((name) => `${FOLDER}/${name}: not in the acceptance table`);
  const stale =
    existsSync(TABLE) && readFileSync(TABLE, 'utf8') === table
      ? []
      : [`${TABLE}: differs from what npm run docs writes`];
  report(`${rows.length} rows: ${tally(rows)}`, [
    ...missing,
    ...unknown,
    ...stale,
    ...names.flatMap((name, n) => rowViolations(name, rows[n])),
  ]);
}
