import { readdirSync, readFileSync } from 'node:fs';
import { COVERAGE_LINES } from '../../../insurance/coverage.js';
import type { CaseFile } from './golden-case.js';
import { readCases } from './read-cases.js';

const FOLDER = new URL('../../cases/', import.meta.url);

/** All golden cases, by line in the order of screens. */
export const caseFiles = (): readonly CaseFile[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.cases.txt'))
    .map((name) => readCases(name, readFileSync(new URL(name, FOLDER), 'utf8')))
    .sort((a, b) => COVERAGE_LINES.indexOf(a.line) - COVERAGE_LINES.indexOf(b.line));
