import { readdirSync } from 'node:fs';
import { fits, type FieldRule } from './field-rule.js';

/** Fields that people fill in with several lines. */
const SEVERAL_LINES = [
  'call-fields/draftContent',
  'call-fields/exhibitText',
  'call-fields/shownSentence',
  'coverage-fields/otherDescription',
  'holder-fields/holderNotes',
  'note-fields/inquiryText',
  'note-fields/maintenanceText',
  'note-fields/noteText',
  'note-fields/notesBox',
  'note-fields/reason',
  'note-fields/remarks',
  'policy-fields/descriptionOfOperations',
  'policy-text-fields/notesText',
  'request-fields/unavailableReason',
];
/** Lists of such texts. */
const LISTS = ['policy-text-fields/remarkTexts', 'template-fields/requiredRemarks'];
/** Rules about a relation between limits, and about a secret, which nobody is shown. */
const NO_TEXTS: ReadonlySet<string> = new Set(['account-fields/password', 'policy-fields/oneKindOfLimit']);
const BREAKS = ['\n', '\r', '\r\n', '\t', '\u2028', '\u2029'];
const STEMS = ['a', 'CG 20 10', 'a@b.example', '12345'];

const isRule = (value: unknown): value is FieldRule =>
  typeof value === 'object' && value !== null && 'check' in value && typeof value.check === 'function';

describe('texts of fields', () => {
  const rules = new Map<string, FieldRule>();
  beforeAll(async () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-fields.ts'));
    for (const file of files) {
      const found = Object.entries(
        (await import(`./${file.replace(/\.ts$/, '.js')}`)) as Readonly<Record<string, unknown>>,
      );
      const folder = file.replace(/\.ts$/, '');
      for (const [name, value] of found)
        if (isRule(value) && !NO_TEXTS.has(`${folder}/${name}`)) rules.set(`${folder}/${name}`, value);
    }
  });

  it('are of one line, unless the field is one of several lines', () => {
    expect(rules.size).toBeGreaterThan(50);
    const accepting = [...rules].filter(([, rule]) =>
      STEMS.some((stem) => BREAKS.some((end) => fits(rule, stem + end + stem))),
    );
    expect(accepting.map(([name]) => name).sort()).toEqual(SEVERAL_LINES);
    expect(
      [...rules]
        .filter(([, { severalLines }]) => severalLines)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...SEVERAL_LINES, ...LISTS].sort());
  });

  it('are refused with a direction that is overridden, in every field', () => {
    const accepting = [...rules].filter(([, rule]) => STEMS.some((stem) => fits(rule, `${stem}\u202e${stem}`)));
    expect(accepting.map(([name]) => name)).toEqual([]);
  });
});
