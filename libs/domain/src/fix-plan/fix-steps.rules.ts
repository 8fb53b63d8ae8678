import type { Finding } from '../compliance/finding.js';

/** What someone on the supplier's side can fix; what waits for the requester is no step of theirs. */
export const isForSupplier = ({ outcome, fix }: Finding): boolean => outcome !== 'pass' && fix !== undefined && fix.by !== 'requester';
