import { builtPages, type BuiltPage } from '../bench/built-page.js';

/** Of packages that no page is to wait for: charts, spreadsheets and the connection for changes come after the first drawing. */
const LATER = /charts|export-xlsx|socket/;

/** Bytes of JavaScript, gzip level 9, that no page is above unless it is named below. */
const AT_MOST = { logIn: 160_000, any: 220_000 };

const POLICY_EDITOR =
  'the sections of a policy bring their fields, the library of forms and the index of endorsement forms';
const TEMPLATE_EDITOR =
  'the editor brings the library of forms, and the rules of a comparison for the wording of requirements';
const FORM_INDEX = 'the index of endorsement forms, and the library of forms for the entry of a form';
const REQUIREMENTS = 'the wording of requirements, 19 kB';
const WIZARD = 'the wizard, and the certificate holder with its printed box';
const EVERY = 'what every page within the frame needs has grown by two kB; what is its own can come later';
const REACT = 'React with its router, 99 kB, and what every page needs';

/** The pages that are above: what each has reached with one or two kB of room, which a new page or call takes of all, and why it is not less. */
const ABOVE: Readonly<Record<string, { readonly bytes: number; readonly why: string }>> = {
  'login.page': { bytes: 167_500, why: REACT },
  'policy.page': { bytes: 294_000, why: POLICY_EDITOR },
  'provided-policies.page': { bytes: 275_500, why: POLICY_EDITOR },
  'new-policy.page': { bytes: 271_500, why: POLICY_EDITOR },
  'replace-policy.page': { bytes: 269_500, why: POLICY_EDITOR },
  'new-template.page': { bytes: 278_500, why: TEMPLATE_EDITOR },
  'edit-template.page': { bytes: 278_500, why: TEMPLATE_EDITOR },
  'forms.page': { bytes: 248_500, why: FORM_INDEX },
  'form-details.page': { bytes: 235_500, why: FORM_INDEX },
  'request-coverage.page': { bytes: 252_000, why: 'the library of forms' },
  'respond.page': { bytes: 228_000, why: WIZARD },
  'share-wizard.page': { bytes: 228_000, why: WIZARD },
  'client.page': { bytes: 223_500, why: EVERY },
  'home.page': { bytes: 225_000, why: EVERY },
  'template.page': { bytes: 235_000, why: REQUIREMENTS },
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

  it('names no page that is within the bar, or that there is not', () => {
    const above = new Set(pages.filter(({ name, bytes }) => bytes > barOf(name)).map(({ name }) => name));
    expect(Object.keys(ABOVE).filter((name) => !above.has(name))).toEqual([]);
  });
});
