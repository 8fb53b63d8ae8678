import { readFileSync } from 'node:fs';
import { filesUnder } from './source-tree.js';

interface NamedAddress {
  readonly file: string;
  /** `/app/suppliers/x/why`: `x` stands for what is filled in. */
  readonly address: string;
}

/** Where the sources name pages by address: the web app, and what leads people to it. */
const FOLDERS = ['frontend/src', 'backend/src', 'libs/wording/src', 'libs/contracts/src'];

const sources = (): readonly string[] =>
  FOLDERS.flatMap((folder) => ['.ts', '.tsx'].flatMap((ending) => filesUnder(folder, ending))).filter(
    (file) => !/\.spec\.tsx?$/.test(file) && !file.includes('/testing/'),
  );

/** A text that begins with `/app/`, up to what filters the page; a parameter may stand in it. */
const ADDRESS = /(['"`])(\/app\/(?:\$\{[^}]*\}|[^'"`\s?#$])+)[?#'"`$]/g;

/** The addresses of pages that sources write out. One that is all filled in names no page. */
export const addressesNamed = (): readonly NamedAddress[] =>
  sources().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ADDRESS)]
      .map(([, , text = '']) => ({ file, address: text.replace(/\$\{[^}]*\}/g, 'x') }))
      .filter(({ address }) => !/^\/app\/x\/?$/.test(address)),
  );

/** A heading of a page of a company whose title is written out in the page. */
const WRITTEN_TITLE = /<(?:PageHeader|ListPage|SupplierHeader)\b[^>]*?\stitle="([^"]*)"/g;

/** Pages whose title the table of pages does not know: those outside of the logged-in part of a company. */
const OUTSIDE = ['frontend/src/features/dev/', 'frontend/src/features/maintenance/'];

export const titlesGivenAgain = (): readonly string[] =>
  filesUnder('frontend/src/features', '.tsx')
    .filter((file) => !file.endsWith('.spec.tsx') && !OUTSIDE.some((folder) => file.startsWith(folder)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(WRITTEN_TITLE)].map(([, title = '']) => `${file}: ${title}`),
    );
