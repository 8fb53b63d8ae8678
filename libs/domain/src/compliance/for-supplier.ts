import type { Finding } from './finding.js';

/** The steps that someone on the supplier's side can take, without those of the requester. */
export const isForSupplier = ({ outcome, fix }: Finding): boolean =>
  outcome !== 'pass' && fix !== undefined && fix.by !== 'requester';
