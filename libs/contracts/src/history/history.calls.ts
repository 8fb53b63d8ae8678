import { query } from '../calls/call.js';
import type { EventProof, EvidencePackSize } from './evidence.replies.js';
import type {
  Comparison,
  Continuity,
  HistoryStep,
  PolicyHistory,
  TrackingHistory,
  Verdict,
} from './history.replies.js';
import type {
  CompareDto,
  EventProofDto,
  EvidencePackDto,
  KnownDto,
  LedgerPlacePath,
  ProvedEventPath,
  VerdictDto,
} from './history.inputs.js';

interface Steps {
  readonly steps: readonly HistoryStep[];
}

/*
 * Histories and verdicts are folded from the streams when a page asks for them. After a live message about the row of a supplier
 * the page asks again.
 */
export const trackingVerdict = query<{ query: VerdictDto; reply: Verdict }>()('tracking/:id/verdict', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'verdict',
});
export const trackingHistory = query<{ query: KnownDto; reply: TrackingHistory }>()('tracking/:id/history', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'history',
});
export const compareDays = query<{ query: CompareDto; reply: Comparison }>()('tracking/:id/compare', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'comparison',
});
export const historySteps = query<{ reply: Steps }>()('tracking/:id/steps', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'steps',
  rowsAt: 'steps',
});
export const trackingContinuity = query<{ query: KnownDto; reply: Continuity }>()('tracking/:id/continuity', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'continuity',
});
export const policyHistory = query<{ query: KnownDto; reply: PolicyHistory }>()('policy/:id/history', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'history',
});

/** What a pack of these days would hold [J08]. */
export const evidencePackSize = query<{ query: EvidencePackDto; reply: EvidencePackSize }>()(
  'tracking/:id/evidence-pack/size',
  { needs: 'readCompliance', view: 'tracked-suppliers', shape: 'evidence' },
);
/** Documents, verdicts, events and proofs of some days as one archive that verifies itself [J08]. */
export const evidencePack = query<{ query: EvidencePackDto }>()('tracking/:id/evidence-pack', {
  needs: 'readCompliance',
  answers: 'file',
  long: true,
});
/** That an event of a tracking stands in the log, under the last checkpoint that was published [J06]. */
export const trackingEventProof = query<{ params: ProvedEventPath; query: EventProofDto; reply: EventProof }>()(
  'tracking/:id/event/:eventId/proof',
  { needs: 'readCompliance' },
);
/** The same of an event of a policy. */
export const policyEventProof = query<{ params: ProvedEventPath; query: EventProofDto; reply: EventProof }>()(
  'policy/:id/event/:eventId/proof',
  { needs: 'readInsurance' },
);
/** The same for an operator, by the place of the event: nothing of what it says is in the reply. */
export const ledgerProof = query<{ params: LedgerPlacePath; query: EventProofDto; reply: EventProof }>()(
  'operation/ledger/:stream/:revision/proof',
  { needs: 'operateProduct' },
);
