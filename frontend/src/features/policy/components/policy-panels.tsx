import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { listsVehicles } from '@covertrail/domain/insurance/line-facts';
import { useFeatures } from '#shared/features-context';
import { useSession } from '#shared/session/use-session';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { idOfTab, idOfTabPanel, Tabs } from '#shared/ui/tabs.tsx';

/** Starts the ids of the tabs of a policy's page. */
export const POLICY_TABS = 'policy';
const TERMS = { key: 'coverage', title: 'Coverage' } as const;

interface PolicyPanelsProps {
  readonly policy: PolicyDetails;
  /** What it covers: the first tab. It stays in the page behind the others, so that input which is not saved yet is kept. */
  readonly children: ReactNode;
}

/** The parts of a policy's page as tabs: what it covers, and what other features add. The address names the chosen one. */
export function PolicyPanels({ policy, children }: PolicyPanelsProps) {
  const { role } = useSession();
  const [params, setParams] = useSearchParams();
  const panels = useFeatures()
    .flatMap(({ policyPanels = [] }) => policyPanels)
    .filter(({ ofVehicles, shown }) => (!ofVehicles || listsVehicles(policy.line)) && (shown?.(policy, role) ?? true));
  const chosen = panels.find(({ key }) => key === params.get('tab'));
  const active = chosen?.key ?? TERMS.key;
  if (panels.length === 0) return children;
  // The search and order of one tab are not those of the next, so the address keeps the tab alone.
  const open = (key: string) => setParams(key === TERMS.key ? {} : { tab: key });
  return (
    <>
      <Tabs name={POLICY_TABS} label="Parts of the policy" tabs={[TERMS, ...panels]} active={active} onTab={open} />
      <div id={idOfTabPanel(POLICY_TABS)} role="tabpanel" aria-labelledby={idOfTab(POLICY_TABS, active)}>
        <div hidden={chosen !== undefined}>{children}</div>
        {chosen ? (
          <Suspense fallback={<SkeletonRows label={`Loading ${chosen.title}`} />}>
            <chosen.content policy={policy} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
