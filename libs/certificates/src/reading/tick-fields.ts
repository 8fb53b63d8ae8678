import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, centerOf } from '../page/box.js';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Doubt, FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormMark } from '../form/form-word.js';
import type { LabelName } from '../form/labels.js';
import { allMarks } from './cell.js';
import { tickOf } from './reading-of.js';

/** The box to tick stands before its label. */
const TARGETS: readonly (readonly [FieldKey, LabelName, LabelName?])[] = [
  ['generalLiability.commercial', 'commercial'],
  ['generalLiability.claimsMade', 'generalClaimsMade'],
  ['generalLiability.occurrence', 'generalOccurrence'],
  ['generalLiability.perPolicy', 'perPolicy'],
  ['generalLiability.perProject', 'perProject', 'perProjectEnd'],
  ['generalLiability.perLocation', 'perLocation'],
  ['generalLiability.perOther', 'perOther'],
  ['automobile.anyAuto', 'anyAuto'],
  ['automobile.owned', 'owned', 'ownedEnd'],
  ['automobile.scheduled', 'scheduled', 'scheduledEnd'],
  ['automobile.hired', 'hired', 'hiredEnd'],
  ['automobile.nonOwned', 'nonOwned', 'nonOwnedEnd'],
  ['umbrella.umbrella', 'umbrella'],
  ['umbrella.excess', 'excess'],
  ['umbrella.occurrence', 'umbrellaOccurrence'],
  ['umbrella.claimsMade', 'umbrellaClaimsMade'],
  ['umbrella.deductible', 'deductible'],
  ['umbrella.retention', 'retention'],
  ['workersCompensation.perStatute', 'perStatute', 'perStatuteEnd'],
  ['workersCompensation.otherStatute', 'otherStatute', 'otherStatuteEnd'],
];

/** The middle of a box stands so far before its label, and a tick no further than this from there. */
const BEFORE = 9;
const REACH = { x: 9, y: 6.5 };
/** A tick further off than this may be meant for another box. */
const UNSURE = 5.5;

interface Target {
  readonly key: FieldKey;
  readonly at: { readonly x: number; readonly y: number };
  readonly isFound: boolean;
}

/** Each tick belongs to the box that is nearest; a tick near none is of no field. */
export function tickFields(page: FormPage): readonly FieldReading[] {
  const targets = TARGETS.map((target) => targetOf(page, target));
  const ticked = new Map<FieldKey, FieldReading>();
  for (const mark of allMarks(page)) {
    const target = nearest(mark, targets);
    if (target && !ticked.has(target.key)) ticked.set(target.key, tickOf(page, target.key, mark, doubts(mark, target)));
  }
  return [...ticked.values()];
}

function targetOf(page: FormPage, [key, first, second]: (typeof TARGETS)[number]): Target {
  const [label, end] = [page.label(first), second ? page.label(second) : null];
  const box: Box = boxAround(end?.isFound ? [label.box, end.box] : [label.box]);
  return { key, at: { x: label.box.left - BEFORE, y: centerOf(box).y }, isFound: label.isFound };
}

const away = ({ box }: FormMark, { at }: Target): { x: number; y: number } => ({
  x: Math.abs(centerOf(box).x - at.x),
  y: Math.abs(centerOf(box).y - at.y),
});

function nearest(mark: FormMark, targets: readonly Target[]): Target | null {
  const near = targets
    .map((target) => ({ target, away: away(mark, target) }))
    .filter(({ away: { x, y } }) => x < REACH.x && y < REACH.y)
    .sort((a, b) => Math.hypot(a.away.x, a.away.y) - Math.hypot(b.away.x, b.away.y));
  return near[0]?.target ?? null;
}

function doubts(mark: FormMark, target: Target): readonly Doubt[] {
  const { x, y } = away(mark, target);
  return [
    ...(x > UNSURE || y > UNSURE ? (['AT_EDGE'] as const) : []),
    ...(target.isFound ? [] : (['LABEL_ESTIMATED'] as const)),
  ];
}
