import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { FormPage } from '../form/form-page.js';
import type { LabelName } from '../form/labels.js';
import type { PrintedLine } from '@covertrail/domain/insurance/certificate/field-keys';

/** The columns of the table of policies, from the places of their heads. */
export interface FormColumns {
  readonly letters: readonly [number, number];
  readonly type: readonly [number, number];
  readonly additionalInsured: readonly [number, number];
  readonly waiver: readonly [number, number];
  readonly policyNumber: readonly [number, number];
  readonly effective: number;
  readonly expiration: number;
  /** From here to the right edge of the page. */
  readonly limits: number;
}

/** Upper and lower edge of the rows of each line. */
export type FormBands = Readonly<Record<PrintedLine | 'other', readonly [top: number, bottom: number]>>;

/** The edge of a row of the table stands so far above the label that heads it. */
const ABOVE = 1.5;
const RIGHT_EDGE = 700;

const middle = ({ left, right }: Box): number => (left + right) / 2;

export function columnsOf(page: FormPage): FormColumns {
  const box = (name: LabelName) => page.label(name).box;
  const letterEnd = box('letter').right + 4;
  const heads = { insured: box('additionalInsured'), waiver: box('waiver') };
  const between = (middle(heads.insured) + middle(heads.waiver)) / 2;
  const half = between - middle(heads.insured);
  const insuredStart = middle(heads.insured) - half;
  const waiverEnd = middle(heads.waiver) + half;
  const effective = middle(box('effective'));
  const expiration = middle(box('expiration'));
  return {
    letters: [Math.min(box('letter').left, box('letterTop').left) - 10, letterEnd],
    type: [letterEnd, insuredStart],
    additionalInsured: [insuredStart, between],
    waiver: [between, waiverEnd],
    policyNumber: [waiverEnd, effective - (expiration - effective) / 2],
    effective,
    expiration,
    limits: Math.min(box('eachOccurrence').left, box('generalAggregate').left) - 4,
  };
}

export function bandsOf(page: FormPage): FormBands {
  const topOf = (...names: readonly LabelName[]) => Math.max(...names.map((name) => page.label(name).box.top)) + ABOVE;
  const bottomOf = (...names: readonly LabelName[]) => Math.min(...names.map((name) => page.label(name).box.bottom));
  const general = bottomOf('letter', 'policyNumber', 'type');
  const auto = topOf('auto');
  const umbrella = topOf('umbrella');
  const workers = topOf('workers');
  const other = bottomOf('diseasePolicy', 'excludedEnd');
  return {
    generalLiability: [general, auto],
    automobile: [auto, umbrella],
    umbrella: [umbrella, workers],
    workersCompensation: [workers, other],
    other: [other, topOf('description')],
  };
}

/** The part of a band that lies in a column. */
export const cellOf = ([left, right]: readonly [number, number], [top, bottom]: readonly [number, number]): Box => ({
  left,
  right,
  top,
  bottom,
});

export const toRightEdge = (left: number): readonly [number, number] => [left, RIGHT_EDGE];
