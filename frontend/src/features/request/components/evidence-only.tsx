import { TriangleAlert } from 'lucide-react';
import { EVIDENCE_ONLY } from '@covertrail/wording/request/asked-beside.words';
import './evidence-only.css';

/** Warns those who answer that evidence of insurance alone is asked for [A11]. */
export const EvidenceOnly = () => (
  <p className="evidence-only" role="note">
    <TriangleAlert size={16} aria-hidden /> <span>{EVIDENCE_ONLY}</span>
  </p>
);
