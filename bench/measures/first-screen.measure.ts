import { builtPages, type BuiltPage } from '../built-page.js';
import type { Measure } from '../bench.js';
import { NOT_STORED, type Figure } from '../figure.js';
import { Skipped } from '../skipped.js';

/** Bytes of JavaScript: of the log-in page, and of any page. */
const AT_MOST = { logIn: 160_000, any: 220_000 };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const isLogIn = ({ name }: BuiltPage): boolean => name.startsWith('login');

function figureOf(page: BuiltPage, react: number): Figure {
  const atMost = isLogIn(page) ? AT_MOST.logIn : AT_MOST.any;
  return {
    measure: `first screen, ${page.name}`,
    ours: kilobytes(page.bytes),
    peer: `${kilobytes(react)} React and its router alone`,
    ratio: page.bytes / react,
    bar: `≤ ${kilobytes(atMost)}`,
    met: page.bytes <= atMost,
    workload: 'JavaScript of the entry, of this page and of all that they import, gzip level 9',
    callers: '–',
    durability: NOT_STORED,
    size: `${page.chunks.length} chunks`,
  };
}

/** What must arrive before the first screen can be drawn, for each page that may be the first. */
export const firstScreen: Measure = {
  name: 'first-screen',
  run: async () => {
    const built = builtPages();
    if (!built) throw new Skipped('the page is not built (npm run build:web)');
    const heaviest = built.pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, 1);
    return [...new Set([...built.pages.filter(isLogIn), ...heaviest])].map((page) => figureOf(page, built.reactBytes));
  },
};
