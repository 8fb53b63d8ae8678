import { builtPages, needingThemselves, type BuiltPage } from '../bench/built-page.js';

/** Of packages that no page is to wait for: charts, spreadsheets and the connection for changes come after the first drawing. */
const LATER = /charts|export-xlsx|socket/;

/** Bytes of JavaScript, gzip level 9, that no page is above. */
const AT_MOST = { logIn: 160_000, any: 220_000 };

const barOf = (name: string): number => (name.startsWith('login') ? AT_MOST.logIn : AT_MOST.any);

describe('what a browser loads before it draws a page', () => {
  let pages: readonly BuiltPage[];

  beforeAll(() => {
    const built = builtPages();
    if (!built) throw new Error('The page is not built: npm run build:web');
    ({ pages } = built);
  });

  it('has no charts, no spreadsheets and no connection for changes', () => {
    const early = pages.flatMap(({ name, chunks }) =>
      chunks.filter((chunk) => LATER.test(chunk)).map((chunk) => `${name}: ${chunk}`),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(early).toEqual([]);
  });

  it('is not more than 160 kB of the log-in, and 220 kB of any page', () => {
    const heavy = pages.filter(({ name, bytes }) => bytes > barOf(name));
    expect(heavy.map(({ name, bytes }) => `${name}: ${bytes} bytes`)).toEqual([]);
  });

  it('has no file that needs itself by way of others: what it needs would not be there yet', () => {
    expect(needingThemselves()).toEqual([]);
  });
});
