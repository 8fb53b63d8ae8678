import { builtPages, needingThemselves, type BuiltPage } from '../bench/built-page.js';

/** Of packages that no page is to wait for: charts, spreadsheets and the connection for changes come after the first drawing. */
const LATER = /charts|export-xlsx|socket/;

/** Bytes of JavaScript, gzip level 9, that no page is above unless it is named below. */
const AT_MOST = { logIn: 160_000, any: 220_000 };

const POLICY_FORM =
  'the form of a policy with its rules, and the words of all lines of coverage; its sections come after';
const TEMPLATE_EDITOR =
  'the editor, with the rules of a comparison: what it requires is checked and worded by them, and they bring the index of endorsement forms';

/** The pages that are above: what each has reached with one or two kB of room, which a new page or call takes of all, and why it is not less. */
const ABOVE: Readonly<Record<string, { readonly bytes: number; readonly why: string }>> = {
  'new-policy.page': { bytes: 236_000, why: POLICY_FORM },
  'replace-policy.page': { bytes: 234_000, why: POLICY_FORM },
  'new-template.page': { bytes: 270_500, why: TEMPLATE_EDITOR },
  'edit-template.page': { bytes: 269_000, why: TEMPLATE_EDITOR },
};

const barOf = (name: string): number => (name.startsWith('login') ? AT_MOST.logIn : AT_MOST.any);
const ceilingOf = (name: string): number => ABOVE[name]?.bytes ?? barOf(name);

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

  it('is not more than 220 kB, of no page that is not named with its reason', () => {
    const heavy = pages.filter(({ name, bytes }) => bytes > ceilingOf(name));
    expect(heavy.map(({ name, bytes }) => `${name}: ${bytes} bytes`)).toEqual([]);
  });

  it('has no file that needs itself by way of others: what it needs would not be there yet', () => {
    expect(needingThemselves()).toEqual([]);
  });

  it('names no page that is within the bar, or that there is not', () => {
    const above = new Set(pages.filter(({ name, bytes }) => bytes > barOf(name)).map(({ name }) => name));
    expect(Object.keys(ABOVE).filter((name) => !above.has(name))).toEqual([]);
  });
});
