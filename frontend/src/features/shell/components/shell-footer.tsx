import { useState } from 'react';
import type { Role } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { dayFormat } from '#shared/format/day-format';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { EnvironmentDetails } from './environment-details.js';

const loadTerms = () => import('./terms.modal.js');

const localDay = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

const READS_OF_TRAINING: Readonly<Record<Role, boolean>> = {
  requester: true,
  insured: false,
  agent: false,
  operator: false,
};

/** Copyright, terms, the training mode, and the disclaimer about ratings [B04]. */
export function ShellFooter() {
  const [today] = useState(() => new Date());
  const {
    role,
    user: { isInTraining },
  } = useSession();
  const [termsOpen, setTermsOpen] = useState(false);
  return (
    <footer className="shell-footer">
      <span>
        © {today.getFullYear()} Covertrail ·{' '}
        <button type="button" className="text-link" onClick={() => setTermsOpen(true)}>
          Terms and Conditions
        </button>
      </span>
      {READS_OF_TRAINING[role] && isInTraining ? <strong className="training-tag">Training Mode Enabled</strong> : null}
      <span>
        AM Best ratings are as of {dayFormat(localDay(today))}. They are under continuous review, and subject to change
        or affirmation by AM Best.
      </span>
      <EnvironmentDetails />
      {termsOpen ? <LateDialog load={loadTerms} onClose={() => setTermsOpen(false)} /> : null}
    </footer>
  );
}
