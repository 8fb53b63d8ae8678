import type { Status } from './status.js';

/** What a requester reads of a supplier after an assessment, the best first. */
export const ANNOUNCED_STATUSES = [
  'compliant',
  'compliantByException',
  'nonCompliant',
  'review',
  'requested',
] as const satisfies readonly Status[];
export type AnnouncedStatus = (typeof ANNOUNCED_STATUSES)[number];
