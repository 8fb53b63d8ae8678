import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Timeline } from '@covertrail/domain/kernel/timeline';
import { defineView } from '../define-view.js';

export type FormEntryDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly number: string;
  readonly line: CoverageLine;
  /** Null from the day on which it was withdrawn. */
  readonly terms: Timeline<FormEntryTerms | null>;
  /** What was stated last, whatever day it takes effect. */
  readonly said: FormEntryTerms;
  /** The last event of the entry: a change names the one that its person saw. */
  readonly lastEvent: Uuid;
  readonly changedAt: Instant;
  readonly changedBy: Uuid | null;
};

/** What does this requester say that a form gives? */
export const formEntriesView = defineView<FormEntryDocument>()({
  name: 'form-entries',
  indexes: [{ fields: ['requesterId'] }],
});
