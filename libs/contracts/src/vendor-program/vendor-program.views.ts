import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Cents } from '@covertrail/domain/kernel/money';
import { defineView } from '../define-view.js';

export type VendorProgramDocument = {
  /** The requester whose program it is. */
  readonly id: Uuid;
  readonly fee: Cents;
};

/** What does a place in the program of this requester cost? There is a document for each program that is offered. */
export const vendorProgramsView = defineView<VendorProgramDocument>()({ name: 'vendor-programs', indexes: [] });
