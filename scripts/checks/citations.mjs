import { readdirSync, readFileSync } from 'node:fs';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

// cspell:ignore ification ecisions

const READ = /\.(?:ts|tsx|mts|mjs|cjs|md|txt)$/;
/** The reasons of packages, their patches, and the list of the old forms below. */
const SKIPPED = /^patches\/|^docs\/dependencies\.md$|^scripts\/checks\/citations\.mjs$/;
/** With fewer citations than this the check looks in the wrong place. */
const FLOOR = 2000;

/** What a reader of the repository cannot open. Sections are cited of public standards alone, by their number. */
const OLD_FORMS = [
  /\bDESIGN\b/g,
  /\bACCEPTANCE\b|\bacceptance\s+rows?\s+[A-K]\d/g,
  /\b[Ss]pec(?:ification)?,?\s+\(?[123]\b/g,
  /(?<!\bRFC\s+\d+\s+)(?<![\d.])\bsections?\s+\d/gi,
  /\binsurance\s+domain\b|\bfield-needs\b|\bcertificate\s+reading\b/gi,
  /\bendorsement\s+forms(?:\s+\(|;|,\s+(?:how|[A-Z]{2}\s\d))/gi,
];

const numbers = (folder, pattern) => new Set(readdirSync(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []));
const ROWS = numbers('docs/features', /^([A-K]\d\d)\.md$/);
const DECISIONS = new Set([...numbers('docs/adr', /^(\d{4})-/)].map(Number));
const HEADINGS = readdirSync('docs/reference').flatMap((name) =>
  readFileSync(`docs/reference/${name}`, 'utf8')
    .split('\n')
    .flatMap((line) => /^###? (.+)$/.exec(line)?.[1].toLowerCase() ?? []),
);

/** Stands for the end of a line after which a comment goes on. */
const GOES_ON = '\u2028';
/** The same text without what begins the further lines of a comment, so that a citation may go on in the next line. */
const joined = (text) => text.replace(/\n[ \t]*(?:\*|\/\/)(?= )/g, (start) => GOES_ON + ' '.repeat(start.length - 1));
/** Comments of a program; the whole text of a document. */
const prose = (path, text) =>
  /\.(?:md|txt)$/.test(path)
    ? text
    : text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|[^\n]/g, (part) => (part.length > 1 ? part : ' '));

const KINDS = [
  { cite: /\[([A-K]\d\d)\]/g, resolves: (row) => ROWS.has(row), missing: 'docs/features has no such row' },
  {
    cite: /\b(?:ADRs?|[Dd]ecisions?)\s+(\d+)\b/g,
    resolves: (number) => DECISIONS.has(Number(number)),
    missing: 'docs/adr has no such decision',
  },
  {
    cite: /\breference:\s+([^.,;:()[\]"“”`|*\n]+)/g,
    within: prose,
    resolves: (heading) => HEADINGS.includes(heading.trim().replace(/\s+/g, ' ').toLowerCase()),
    missing: 'docs/reference has no such heading',
  },
];

/** Block comments, and lines of comments that follow each other. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n\u2028]*(?:\u2028[^\n\u2028]*)*/g;
/** Whether a comment names what a reader cannot open, without a place that says what it demands. */
const isWithoutPlace = (comment) =>
  /\bthe\s+specification\b/i.test(comment.replaceAll(GOES_ON, ' ')) &&
  !KINDS.some(({ cite }) => comment.search(cite) >= 0);

const lineOf = (text, index) => text.slice(0, index).split(/[\n\u2028]/).length;

function violationsOf(path) {
  const whole = readFileSync(path, 'utf8');
  const text = joined(whole);
  const at = (match) => `${path}:${lineOf(text, match.index)}: "${match[0].replace(/\s+/g, ' ').trim()}"`;
  const old = OLD_FORMS.flatMap((form) => [...text.matchAll(form)]);
  const found = KINDS.flatMap(({ cite, within, resolves, missing }) =>
    [...(within ? joined(within(path, whole)) : text).matchAll(cite)].map((match) => ({ match, resolves, missing })),
  );
  const comments = /\.(?:md|txt)$/.test(path) ? [] : [...text.matchAll(COMMENT)];
  return {
    citations: found.length,
    violations: [
      ...comments
        .filter(([comment]) => isWithoutPlace(comment))
        .map(
          (match) =>
            `${path}:${lineOf(text, match.index)}: names the specification without a row, a decision or a reference`,
        ),
      ...old.map((match) => `${at(match)} is nothing that a reader can open: see "Comments" in docs/architecture.md`),
      ...found
        .filter(({ match, resolves }) => !resolves(match[1]))
        .map(({ match, missing }) => `${at(match)}: ${missing}`),
    ],
  };
}

const uncitable = HEADINGS.filter((heading) => !/^[^.,;:()[\]"“”`|*]+$/.test(heading));
const twice = HEADINGS.filter((heading, n) => HEADINGS.indexOf(heading) !== n);
const files = committedFiles().filter((path) => READ.test(path) && !SKIPPED.test(path));
const seen = files.map(violationsOf);
const citations = seen.reduce((sum, each) => sum + each.citations, 0);
report(`${citations} citations in ${files.length} files`, [
  ...(citations < FLOOR ? [`saw ${citations} citations, expected at least ${FLOOR}`] : []),
  ...uncitable.map((heading) => `docs/reference: a citation of "${heading}" would end at its punctuation mark`),
  ...twice.map((heading) => `docs/reference has the heading "${heading}" twice`),
  ...seen.flatMap(({ violations }) => violations),
]);
