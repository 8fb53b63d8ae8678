import { PRINTED_LINES } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import { withoutSpecks, wordsIn } from './cell.js';
import { bandsOf, columnsOf } from './form-bands.js';
import { headerFields } from './header-fields.js';
import { insurerFields } from './insurer-fields.js';
import { limitFields } from './limit-fields.js';
import { otherRowFields } from './other-rows.js';
import { partyFields } from './party-fields.js';
import { policyFields } from './policy-fields.js';
import { textReading } from './reading-of.js';
import { tickFields } from './tick-fields.js';
import { typeFields } from './type-fields.js';

/** Reads the fields of an ACORD 25 by where its words stand between its labels. An empty field has no reading. */
export function fieldsByPlace(page: FormPage): readonly FieldReading[] {
  const [columns, bands] = [columnsOf(page), bandsOf(page)];
  return [
    ...headerFields(page),
    ...partyFields(page),
    ...insurerFields(page),
    ...PRINTED_LINES.flatMap((line) => [
      ...policyFields(page, columns, line, bands[line]),
      ...typeFields(page, columns, line, bands[line]),
      ...limitFields(page, columns, line, bands[line]),
    ]),
    ...tickFields(page),
    ...otherRowFields(page, columns, bands),
    ...textFields(page),
  ];
}

function textFields(page: FormPage): readonly FieldReading[] {
  const [description, holder, representative] = [
    page.label('description').box,
    page.label('holder').box,
    page.label('representative').box,
  ];
  const footer = page.label('footer').box;
  const between = { left: -50, right: 700, top: description.bottom, bottom: holder.top + 1 };
  const signature = { left: representative.left, right: 700, top: representative.bottom, bottom: footer.top + 14 };
  return [
    ...textReading(page, 'description', withoutSpecks(wordsIn(page, between)), '\n'),
    ...textReading(page, 'representative', withoutSpecks(wordsIn(page, signature))),
  ];
}
