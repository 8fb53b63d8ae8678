import { supplierNeed, urgencyOf } from '@covertrail/domain/status/supplier-need';
import { addDays } from '@covertrail/domain/kernel/dates';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { PLACES, SUFFIXES, TRADES } from '@covertrail/demo/demo-names';
import { Random } from '@covertrail/demo/random';

export const TODAY = '2026-06-01';
export const PROJECTS: readonly string[] = Array.from({ length: 20 }, (_, index) => deriveId('project', index));
/** The company whose lists are read. */
export const VIEWER = deriveId('company', 'viewer');
const OTHERS: readonly string[] = Array.from({ length: 9 }, (_, index) => deriveId('company', index));
const OUTCOMES = ['pass', 'pass', 'pass', 'pass', 'fail', 'review', 'unknown', null] as const;
const ASKED = ['responded', 'responded', 'requested', 'declined', 'none'] as const;

/** Rows as the dashboard's view holds them; the first hundred thousand are the viewer's, the others those of nine companies. */
export function* trackedRows(from: number, to: number): Generator<TrackedSupplierDocument> {
  for (let index = from; index < to; index += 1) yield rowOf(index);
}

function rowOf(index: number): TrackedSupplierDocument {
  const random = new Random(`row ${index}`);
  const supplierName = `${random.pick(PLACES)} ${random.pick(TRADES)[1]} ${random.pick(SUFFIXES)} ${index}`;
  const outcome = random.pick(OUTCOMES);
  const nextExpiry = outcome === null ? null : addDays(TODAY, random.between(-100, 365));
  const requestState = random.pick(ASKED);
  const answered = outcome !== null;
  return {
    id: deriveId('tracking', index),
    requesterId: index < 100_000 ? VIEWER : random.pick(OTHERS),
    supplierId: deriveId('supplier', index),
    supplierName,
    supplierFolded: supplierName.toLocaleLowerCase('en'),
    projectId: random.pick(PROJECTS),
    templateId: deriveId('template', random.between(0, 9)),
    trackedSince: addDays(TODAY, -random.between(0, 700)),
    active: true,
    outcome,
    outcomeWithout: outcome,
    excepted: 0,
    exceptionsLapseOn: null,
    review: 'none',
    met: random.between(0, 14),
    total: 14,
    gaps:
      outcome === 'fail'
        ? [
            {
              rule: 'generalLiability.limit.eachOccurrence',
              line: 'generalLiability',
              outcome: 'fail',
              named: null,
              cause: null,
            },
          ]
        : [],
    gapKinds: outcome === 'fail' ? 'generalLiabilityLimit' : '',
    nextExpiry,
    coverEndsOn: nextExpiry,
    holdsUntil: nextExpiry,
    assessedUpTo: String(index).padStart(16, '0'),
    asked: requestState,
    optOut: null,
    answered,
    urgency: urgencyOf(supplierNeed({ outcome, asked: requestState, answered })),
  };
}
