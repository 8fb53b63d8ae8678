import { Building2 } from 'lucide-react';
import type { Problem } from '../api/api-problem.js';
import { useMay } from '../session/use-may.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';

interface SupplierReadProblemProps {
  /** `This correction`. */
  readonly what: string;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/**
 * Why something of a supplier cannot be read. To an agent for whom it does not exist, it says whose it is: a notification may
 * lead here after the supplier has another agency. Whether it exists is not said.
 */
export function SupplierReadProblem({ what, problem, onRetry }: SupplierReadProblemProps) {
  const hasClients = useMay('readClients');
  if (!hasClients || problem?.status !== 404) return <ErrorBanner problem={problem} onRetry={onRetry} />;
  return (
    <Panel>
      <EmptyState title={`${what} is not yours to read`} icon={Building2}>
        Only the agency that represents the supplier reads it. If that was your agency when you were notified and is not
        any more, the new agency reads it instead; what you were notified of stays in your notifications.
      </EmptyState>
    </Panel>
  );
}
