import { EVIDENCE_ONLY } from '@covertrail/wording/request/asked-beside.words';
import { WarningNote } from '#shared/ui/warning-note.tsx';

/** Warns those who answer that evidence of insurance alone is asked for [A11]. */
export const EvidenceOnly = () => (
  <WarningNote role="note">
    <p>{EVIDENCE_ONLY}</p>
  </WarningNote>
);
