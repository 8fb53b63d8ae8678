import { command } from '../calls/call.js';
import type { LinkDto } from '../inputs/link.inputs.js';
import type { ComplianceSummary } from './compliance-summary.replies.js';

/** The compliance of a supplier, by the link of the mail that says what it lacks [F07]. It changes nothing, and the link stays. */
export const readComplianceSummary = command<{ body: LinkDto; reply: ComplianceSummary }>()(
  'POST',
  'requestor/compliance/summary',
  { open: true, status: 200, duringMaintenance: true },
);
