import { mergedParts, type Part } from './merged-parts.js';

const PAGES = 4;
const WEIGHTS = Array.from({ length: PAGES }, () => 1);

interface Stated {
  readonly bytes?: number;
  readonly needs?: readonly Part[];
  readonly fixed?: boolean;
}

/** A part of one module that these pages load, counted from 0. */
const part = (
  name: string,
  pages: readonly number[],
  { bytes = 100, needs = [], fixed = false }: Stated = {},
): Part => ({
  modules: [name],
  bytes,
  users: Uint8Array.from({ length: PAGES }, (_, page) => (pages.includes(page) ? 1 : 0)),
  needs: new Set(needs),
  fixed,
});

const filesOf = (parts: readonly Part[], weights = WEIGHTS): string[] =>
  mergedParts(parts, weights).map(({ modules }) => [...modules].sort().join(' '));

it('puts together what nearly the same pages load', () => {
  expect(filesOf([part('list', [0, 1, 2]), part('table', [0, 1, 2, 3])])).toEqual(['list table']);
});

it('keeps apart what one of the pages would load in vain', () => {
  expect(filesOf([part('form', [0, 1], { bytes: 5_000 }), part('table', [0, 1, 2, 3])])).toEqual(['form', 'table']);
});

it('counts what comes along with what is put together', () => {
  const library = part('library', [0, 1], { bytes: 5_000, fixed: true });
  const form = part('form', [0, 1], { needs: [library] });
  expect(filesOf([library, form, part('table', [0, 1, 2])])).toEqual(['library', 'form', 'table']);
});

it('makes no two files that need each other', () => {
  const base = part('base', [0, 1, 2]);
  const page = part('page', [0, 1, 2], { needs: [base], fixed: true });
  const above = part('above', [0, 1, 2], { needs: [page] });
  expect(filesOf([base, page, above])).toEqual(['base', 'page', 'above']);
});

it('leaves a file of its own alone', () => {
  expect(filesOf([part('dialog', [0, 1, 2], { fixed: true }), part('table', [0, 1, 2])])).toEqual(['dialog', 'table']);
});

it('spares the page that counts most', () => {
  const [form, table] = [part('form', [0, 1], { bytes: 150 }), part('table', [0, 1, 2], { bytes: 150 })];
  expect(filesOf([form, table])).toEqual(['form table']);
  expect(filesOf([form, table], [1, 1, 10, 1])).toEqual(['form', 'table']);
});
