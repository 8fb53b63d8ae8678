import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { holds, centerOf } from '../src/page/box.js';
import type { PageContent, Word } from '../src/page/page-content.js';
import { openCertificate } from '../src/pdf/open-certificate.js';
import { readPages } from '../src/read-pages.js';
import { drawEvidence } from './drawing/draw-evidence.js';
import { drawProperty } from './drawing/draw-property.js';

/** What agencies fill in and the forms print, which our drawings have otherwise. */
describe('forms as agencies fill them in [E02]', () => {
  const pageOf = async (file: Uint8Array): Promise<PageContent> => {
    const opened = await openCertificate(file);
    if ('refused' in opened) throw new Error(opened.refused);
    return opened.pages[0]!;
  };
  const readingsOf = (page: PageContent): ReadonlyMap<string, FieldReading> => {
    const outcome = readPages([page]);
    const fields = outcome.outcome === 'read' ? (outcome.certificates[0]?.fields ?? []) : [];
    return new Map(fields.map((field) => [field.key, field]));
  };
  const textsOf = (page: PageContent) => [...readingsOf(page)].map(([key, { text }]) => `${key}: ${text}`).sort();
  const word = (text: string, left: number, bottom: number): Word => ({
    text,
    box: { left, bottom, right: left + text.length * 5, top: bottom + 7 },
    source: 'text',
    certainty: 1,
  });
  const moved = (each: Word, right: number, up: number): Word => {
    const { left, bottom, right: edge, top } = each.box;
    return { ...each, box: { left: left + right, right: edge + right, bottom: bottom + up, top: top + up } };
  };

  it.each(['27', '28'] as const)('are read where a sentence begins with a label (ACORD %s)', async (form) => {
    const page = await pageOf((await drawEvidence(43, form)).file);
    const begins = [
      ['ADDITIONAL', 30],
      ['INTEREST', 83],
      ['NAMED', 126],
      ['BELOW.', 154],
    ] as const;
    const sentence = begins.map(([text, left]) => word(text, left, page.height - 12));
    expect(textsOf({ ...page, words: [...page.words, ...sentence] })).toEqual(textsOf(page));
  });

  it.each(['27', '28'] as const)('have a name that stands in the line of its label (ACORD %s)', async (form) => {
    const page = await pageOf((await drawEvidence(43, form)).file);
    const before = readingsOf(page);
    const name = before.get('insured.name')!;
    const label = page.words.find(({ text }) => text === 'INSURED')!;
    const last = page.words
      .filter(({ box }) => Math.abs(box.bottom - label.box.bottom) < 2 && box.left < label.box.left + 90)
      .sort((a, b) => b.box.right - a.box.right)[0]!;
    const isOfName = ({ box }: Word) => holds(name.box, centerOf(box));
    const words = page.words.map((each) =>
      isOfName(each) ? moved(each, last.box.right + 12 - name.box.left, label.box.bottom - name.box.bottom) : each,
    );
    expect(textsOf({ ...page, words })).toEqual(textsOf(page));
  });

  it('have a zip code in a line of its own', async () => {
    const page = await pageOf((await drawEvidence(43, '27')).file);
    const zip = readingsOf(page).get('holder.zip')!;
    const address = readingsOf(page).get('holder.name')!;
    const words = page.words.map((each) =>
      holds(zip.box, centerOf(each.box)) ? moved(each, address.box.left - zip.box.left, -10) : each,
    );
    expect(textsOf({ ...page, words })).toEqual(textsOf(page));
  });

  it('are unsure of a row that has two policies (ACORD 24)', async () => {
    const page = await pageOf((await drawProperty(43)).file);
    const number = readingsOf(page).get('other1.policyNumber')!;
    const second = word('ZZ-778899', number.box.left, number.box.bottom - 8);
    const read = readingsOf({ ...page, words: [...page.words, second] }).get('other1.policyNumber');
    expect(read).toMatchObject({ text: `${number.text}\nZZ-778899`, doubts: ['SEVERAL_VALUES'] });
    expect(read!.confidence).toBeLessThan(0.95);
  });
});
