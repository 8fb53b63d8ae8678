import type { PendingApprovalCounts } from '@covertrail/contracts/client/client.replies';
import { Tabs } from '#shared/ui/tabs.tsx';

/** Tabs by their key in the address [G02]. */
export const APPROVAL_TABS = [
  { key: '1', title: 'Policy Verification', count: 'countPolicyVerfication' },
  { key: '2', title: 'Policy Requests', count: 'countPolicyRequest' },
  { key: '3', title: 'Policy Shares', count: 'countPolicyShare' },
] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number]['key'];

/** Badges stop here [G02]. */
const CAP = 999;
const badge = (count: number): string => (count > CAP ? `${CAP}+` : String(count));

interface ApprovalTabsProps {
  readonly active: ApprovalTab;
  readonly counts: PendingApprovalCounts | null;
  readonly onTab: (tab: ApprovalTab) => void;
}

/** The three tabs, each with the number of items that wait. */
export function ApprovalTabs({ counts, ...given }: ApprovalTabsProps) {
  const tabs = APPROVAL_TABS.map(({ key, title, count }) => ({ key, title, count: badge(counts?.[count] ?? 0) }));
  return <Tabs name="approval" label="Pending approvals" tabs={tabs} {...given} />;
}
