import type { Finding } from '../compliance/finding.js';

/** What somebody on the supplier's side can mend; what waits for the requester is no step of theirs. */
export const isForSupplier = ({ outcome, fix }: Finding): boolean => outcome !== 'pass' && fix !== undefined && fix.by !== 'requester';
