import { Eye } from 'lucide-react';
import { useState } from 'react';
import { LIMITS_OF } from '@covertrail/domain/compliance/coverage';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { Panel } from '#shared/ui/panel.tsx';
import { BlanketTable, LimitTable } from './limit-tables.js';
import { LimitsViewer } from './limits-viewer.modal.js';

interface LimitTypesCardProps {
  readonly policy: PolicyDetails;
}

const VIEWS = ['policy', 'blanket'] as const;
type View = (typeof VIEWS)[number];
const TITLES: Readonly<Record<View, string>> = { policy: 'Policy Limits', blanket: 'Blanket Limits' };

/** How many limits of each type a policy has; each count opens them to read (spec 2 section 2). */
export function LimitTypesCard({ policy: { line, terms } }: LimitTypesCardProps) {
  const [viewed, setViewed] = useState<View | null>(null);
  const codes = LIMITS_OF[line].filter((code) => terms.limits[code] !== undefined || terms.limitDetails[code] !== undefined);
  const counts: Readonly<Record<View, number>> = { policy: codes.length, blanket: terms.blankets.length };
  return (
    <Panel title="Limit Types">
      <div className="panel-body policy-limit-types">
        {VIEWS.map((view) => (
          <button key={view} type="button" onClick={() => setViewed(view)}>
            <Eye size={16} aria-hidden /> {counts[view]} {TITLES[view]}
          </button>
        ))}
      </div>
      {viewed === null ? null : (
        <LimitsViewer title={TITLES[viewed]} onClose={() => setViewed(null)}>
          {viewed === 'policy' ? <LimitTable codes={codes} terms={terms} /> : <BlanketTable blankets={terms.blankets} />}
        </LimitsViewer>
      )}
    </Panel>
  );
}
