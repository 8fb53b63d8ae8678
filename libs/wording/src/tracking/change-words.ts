import type { EventType, FeatureName } from '@covertrail/domain/catalogue/product-event';
import type { FindingCause } from '@covertrail/domain/compliance/finding-causes';
import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { Status } from '@covertrail/domain/status/status';
import { gapsTitle } from './gap-words.js';

interface Change {
  readonly to: Status;
  readonly gap: {
    readonly rule: string;
    readonly line: CoverageLine;
    readonly named: string | null;
    readonly cause: FindingCause | null;
  } | null;
  readonly otherGaps: number;
  readonly eventType: string | null;
  /** The feature that recorded the event. */
  readonly feature: string | null;
}

const BY_EVENT: Readonly<Record<string, string>> = {
  CoverageProvided: 'Policies were shared',
  ShareEnabled: 'Policies were shared again',
  PolicyApproved: 'A policy was verified',
  PolicyReverified: 'A policy was verified again',
  PolicyReinstated: 'A policy was reinstated',
  TrackingTemplateChanged: 'Another template applies',
  FindingDecided: 'A finding was decided',
} satisfies Partial<Record<EventType, string>>;
const BY_FEATURE: Readonly<Record<string, string>> = {
  policy: 'A policy changed',
  carrier: 'The rating of an insurer changed',
  exception: 'An exception or a review was decided',
  template: 'The template changed',
  project: 'The days of the project changed',
  'document-register': 'A document was filed',
  'form-equivalence': 'What counts as the same form was decided',
} satisfies Partial<Record<FeatureName, string>>;
const BY_DAY = 'Cover began or ended with the day';

/** Why a supplier changed its status: what is not met since, and where all is met, what led to it. */
export function changeReason(change: Change): string {
  return missingText(change) ?? triggerText(change);
}

/** What is not met: `General liability ended 11/09/2026, and 2 more`; null where all is. */
export function missingText({ gap, otherGaps }: Pick<Change, 'gap' | 'otherGaps'>): string | null {
  if (gap === null) return null;
  return `${gapsTitle(gap.cause, [gap])}${otherGaps === 0 ? '' : `, and ${otherGaps} more`}`;
}

function triggerText({ to, eventType, feature }: Change): string {
  if (eventType === null) return BY_DAY;
  if (to === 'compliantByException' && feature === 'exception') return 'An exception was accepted';
  return BY_EVENT[eventType] ?? BY_FEATURE[feature ?? ''] ?? 'Something that it depends on changed';
}
