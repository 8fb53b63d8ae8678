import type { Party } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { textOf } from '../page/lines.js';
import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { partyLines } from '../values/party-lines.js';
import { formLines, wordsIn } from './cell.js';
import { readingOf } from './reading-of.js';

const LEFT_EDGE = -50;
/** The line at the foot of the form. */
const FOOT = /^(ACORD\s+\d+\s*\(|©)/i;

/** Producer, insured and certificate holder: name, address, city, state, zip. */
export function partyFields(page: FormPage): readonly FieldReading[] {
  const { label } = page;
  const right = Math.min(label('contact').box.left, label('insurerB').box.left) - 3;
  const insuredTop = label('insured').box.top + 1;
  const holderRight = Math.min(label('cancellation').box.left, label('representative').box.left) - 3;
  const blocks: Readonly<Record<Party, Box>> = {
    producer: { left: LEFT_EDGE, right, top: label('producer').box.top + 2, bottom: insuredTop },
    insured: { left: LEFT_EDGE, right, top: insuredTop, bottom: label('coverages').box.top + 1 },
    holder: {
      left: LEFT_EDGE,
      right: holderRight,
      top: label('holder').box.bottom,
      bottom: label('footer').box.top + 1,
    },
  };
  const parties: readonly Party[] = ['producer', 'insured', 'holder'];
  return parties.flatMap((party) => partyFieldsIn(page, party, blocks[party]));
}

/** The parts of one block of name and address. */
export function partyFieldsIn(page: FormPage, party: Party, block: Box): readonly FieldReading[] {
  const { words, doubts } = wordsIn(page, block);
  const lines = withZip(formLines(words).filter((line) => !FOOT.test(textOf(line.map(({ word }) => word)))));
  const { name, address, last } = partyLines(lines.map((line) => textOf(line.map(({ word }) => word))));
  const whole = (numbers: readonly number[]) => numbers.flatMap((at) => [lines[at] ?? []]);
  const text = (part: 'name' | 'address' | 'city' | 'state' | 'zip', value: string, of: readonly FormWord[]) =>
    value === '' || of.length === 0
      ? []
      : [readingOf(page, `${party}.${part}`, { kind: 'text', text: value }, { words: of, doubts })];
  const joined = (numbers: readonly number[], between: string) =>
    whole(numbers)
      .map((line) => textOf(line.map(({ word }) => word)))
      .join(between);
  const end = last ? (lines[last.line] ?? []) : [];
  return [
    ...text('name', joined(name, ' '), whole(name).flat()),
    ...(last?.street === undefined
      ? text('address', joined(address, ', '), whole(address).flat())
      : text('address', last.street, end.slice(0, -2))),
    ...text('city', last?.city ?? '', end.slice(0, -2)),
    ...text('state', last?.state ?? '', end.slice(-2, -1)),
    ...text('zip', last?.zip ?? '', end.slice(-1)),
  ];
}

const ZIP = /^\d{5}(-\d{4})?$/;
const STATE = /^[A-Z]{2}[.,]?$/i;

/** A zip code that has the last line to itself stands behind the state above it. */
function withZip(lines: readonly (readonly FormWord[])[]): readonly (readonly FormWord[])[] {
  const [above = [], last = []] = lines.slice(-2);
  const isAlone = last.length === 1 && ZIP.test(last[0]?.text ?? '') && STATE.test(above.at(-1)?.text ?? '');
  return isAlone ? [...lines.slice(0, -2), [...above, ...last]] : lines;
}
