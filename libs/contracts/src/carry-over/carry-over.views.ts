import type { CarriedKind } from '@covertrail/domain/carry-over/carry-over.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** What a replacement takes over, with its progress: how many of its records are there, which the view counts itself. */
export type CarryOverDocument = {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly kind: CarriedKind;
  readonly count: number;
  readonly carried: number;
  readonly stage: 'running' | 'completed';
};

/** What did this policy take over from the one whose place it takes, and how far is it? */
export const carryOversView = defineView<CarryOverDocument>()({
  name: 'carry-overs',
  indexes: [{ fields: ['policyId', 'kind'] }, { fields: ['insuredId'] }],
});
