import { builtPages, type BuiltPage } from '../bench/built-page.js';

/** Of packages that no page is to wait for: charts, spreadsheets and the connection for changes come after the first drawing. */
const LATER = /charts|export-xlsx|socket/;

/** Bytes of JavaScript, gzip level 9: what is reached. `npm run bench` holds it to the bars, which are lower. */
const REACHED = { logIn: 168_000, any: 320_500 };

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

  it('is not more than it was', () => {
    const heavy = pages.filter(({ name, bytes }) => bytes > (name.startsWith('login') ? REACHED.logIn : REACHED.any));
    expect(heavy.map(({ name, bytes }) => `${name}: ${bytes} bytes`)).toEqual([]);
  });
});
