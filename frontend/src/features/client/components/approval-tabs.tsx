import type { KeyboardEvent } from 'react';
import type { PendingApprovalCounts } from '@covertrail/contracts/client/client.replies';

/** Tabs by their key in the address (spec 3 section 2). */
export const APPROVAL_TABS = [
  { key: '1', title: 'Policy Verification', count: 'countPolicyVerfication' },
  { key: '2', title: 'Policy Requests', count: 'countPolicyRequest' },
  { key: '3', title: 'Policy Shares', count: 'countPolicyShare' },
] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number]['key'];

/** Badges stop here (spec 3 section 2). */
const CAP = 999;
const badge = (count: number): string => (count > CAP ? `${CAP}+` : String(count));

interface ApprovalTabsProps {
  readonly active: ApprovalTab;
  readonly counts: PendingApprovalCounts | null;
  readonly onTab: (tab: ApprovalTab) => void;
}

/** The three tabs, each with the number of items that wait. Arrow keys move between them. */
export function ApprovalTabs({ active, counts, onTab }: ApprovalTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = APPROVAL_TABS.findIndex(({ key }) => key === active);
    const next = APPROVAL_TABS[(at + step + APPROVAL_TABS.length) % APPROVAL_TABS.length]!;
    onTab(next.key);
    event.currentTarget.querySelector<HTMLElement>(`#approval-tab-${next.key}`)?.focus();
  };
  return (
    <div className="approval-tabs" role="tablist" aria-label="Pending approvals" onKeyDown={move}>
      {APPROVAL_TABS.map(({ key, title, count }) => (
        <button
          key={key} id={`approval-tab-${key}`} type="button" role="tab" aria-selected={key === active} aria-controls="approval-panel"
          tabIndex={key === active ? 0 : -1} onClick={() => onTab(key)}
        >
          {title} <span className="count num">{badge(counts?.[count] ?? 0)}</span>
        </button>
      ))}
    </div>
  );
}
