import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type CurePlanInputDocument = {
  /** A policy; or the insured, for everything that happens between it and its requesters. */
  readonly id: Uuid;
  readonly insuredId: Uuid;
  /** The agencies that represent the insured. */
  readonly agencyIds: readonly Uuid[];
  readonly changedAt: Instant;
};

/** When did something change that the plan of an insured depends on? After its live messages pages ask for the plan again. */
export const curePlanInputsView = defineView<CurePlanInputDocument>()({
  name: 'cure-plan-inputs',
  indexes: [{ fields: ['insuredId'] }],
});
