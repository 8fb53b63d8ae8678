import type { FieldKey, Party } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { dateBelow, textBelow, textBeside } from '../evidence/labeled-values.js';
import { areaBelow, areaFrom, labeledPage, type LabeledPage } from '../evidence/labeled-page.js';
import { centerOf } from '../page/box.js';
import type { PageContent } from '../page/page-content.js';
import { wordsIn } from '../reading/cell.js';
import { partyFieldsIn } from '../reading/party-fields.js';
import { textReading } from '../reading/reading-of.js';
import { INSURER_ROWS, PROPERTY_LABELS, type PropertyLabel } from './property-labels.js';
import { propertyRowFields } from './property-rows.js';

type PropertyPage = LabeledPage<PropertyLabel>;

/** The fields of a certificate of property insurance (ACORD 24), by where its words stand below and beside its labels; null where it is laid out in another way, or is a picture of rows that are printed. */
export function propertyFields(content: PageContent): readonly FieldReading[] | null {
  const labeled = isPictureOfRows(content) ? null : labeledPage(content, PROPERTY_LABELS);
  return (
    labeled && [
      ...dateBelow(labeled, 'date', 'date'),
      ...PARTIES.flatMap((party) => partyIn(labeled, party)),
      ...BESIDE.flatMap(([key, name, end]) => textBeside(labeled, key, name, end)),
      ...insurerFields(labeled),
      ...propertyRowFields(labeled),
      ...description(labeled),
      ...textBelow(labeled, 'representative', 'representative'),
    ]
  );
}

/** Words that stand in printed rows alone; two of them are printed rows, however the others were recognized. */
const OF_ROWS: ReadonlySet<string> = new Set([
  'CAUSES',
  'EARTHQUAKE',
  'PERILS',
  'CRIME',
  'BOILER',
  'BLANKET',
  'RENTAL',
]);

/** In a picture of printed rows nothing says surely which of their boxes an amount belongs to. */
const isPictureOfRows = ({ words }: PageContent): boolean =>
  words.filter(({ source, text }) => source === 'picture' && OF_ROWS.has(text)).length > 1;

const PARTIES: readonly Party[] = ['producer', 'insured', 'holder'];
const BESIDE: readonly (readonly [FieldKey, PropertyLabel, PropertyLabel?])[] = [
  ['producer.contact', 'contact', 'contactEnd'],
  ['producer.phone', 'phone', 'phoneEnd'],
  ['producer.fax', 'fax', 'faxEnd'],
  ['producer.email', 'email', 'emailEnd'],
  ['certificateNumber', 'certificateNumber'],
  ['revisionNumber', 'revisionNumber'],
];

/** Where the property is, and the special conditions. */
function description(labeled: PropertyPage): readonly FieldReading[] {
  const cells = (['location', 'special'] as const).flatMap((name) => {
    const area = areaBelow(labeled, name);
    return area ? [wordsIn(labeled.page, area)] : [];
  });
  const all = { words: cells.flatMap(({ words }) => words), doubts: cells.flatMap(({ doubts }) => doubts) };
  return textReading(labeled.page, 'description', all, '\n');
}

/** Producer and insured stand left of the insurers, and end where the next part begins. */
function partyIn(labeled: PropertyPage, party: Party): readonly FieldReading[] {
  const area = areaFrom(labeled, party);
  const { labels } = labeled;
  const next =
    party === 'producer' ? labels.get('insured') : party === 'insured' ? labels.get('certificateNumber') : null;
  const beside = party === 'holder' ? labels.get('representative') : labels.get('insurerA');
  if (!area || !beside) return [];
  const bottom = Math.max(area.bottom, next ? next.top : 0);
  return partyFieldsIn(labeled.page, party, { ...area, bottom, right: beside.left - 1 });
}

/** How far above and below the middle of its label the row of an insurer reaches, in heights of the label. */
const ROW = 0.9;

function insurerFields({ page, labels }: PropertyPage): readonly FieldReading[] {
  const codes = labels.get('naic');
  if (!codes) return [];
  return INSURER_ROWS.flatMap(({ letter, label }) => {
    const box = labels.get(label);
    if (!box) return [];
    const { y } = centerOf(box);
    const half = (box.top - box.bottom) * ROW;
    const row = { top: y + half, bottom: y - half };
    const middle = codes.left - 8;
    return [
      ...textReading(page, `insurer${letter}.name`, wordsIn(page, { ...row, left: box.right, right: middle })),
      ...textReading(page, `insurer${letter}.naic`, wordsIn(page, { ...row, left: middle, right: FAR })),
    ];
  });
}

const FAR = 10_000;
