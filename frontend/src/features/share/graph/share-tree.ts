import type { GraphPolicy, ShareGraph } from '@covertrail/contracts/share/share.replies';
import { worstStatus } from '@covertrail/domain/status/shared-policy-status';
import type { Status } from '@covertrail/domain/status/status';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { lineName } from '#shared/policies/line-choices';

export type GraphShare = ShareGraph['shares'][number];

/** A node of the graph: who shares, with which company, for which project, by which share, which policy. */
export interface ShareNode {
  /** The ids from the root down: a policy of two shares stands there twice. */
  readonly id: string;
  readonly kind: 'insured' | 'company' | 'project' | 'share' | 'policy';
  readonly text: string;
  readonly sub: string;
  /** The worst status below it; null where nothing is shared, or nothing known of it. */
  readonly status: Status | null;
  /** The shares at it or below it. */
  readonly shares: readonly GraphShare[];
  readonly policy: GraphPolicy | null;
  readonly children: readonly ShareNode[];
}

type Parent = Pick<ShareNode, 'id'>;
type Group = readonly [GraphShare, ...GraphShare[]];

/** The shares of an insured as a tree; `ended` says whether shares that ended stand in it. */
export function shareTree({ insuredId, insuredName, shares, policies }: ShareGraph, ended: boolean): ShareNode {
  const shown = shares.filter((share) => ended || !share.ended);
  const byId = new Map(policies.map((policy) => [policy.policyId, policy]));
  const root = { id: insuredId };
  const children = grouped(shown, 'requesterId').map((of) => companyNode(root, of, byId));
  return {
    ...below(shown),
    id: insuredId,
    kind: 'insured',
    text: insuredName,
    sub: companies(children.length),
    children,
  };
}

/** `Granite Peak shares 3 policies with 2 companies for 2 projects.` */
export function treeSentence({ text, shares, children }: ShareNode): string {
  const policies = new Set(shares.flatMap(({ policyIds }) => policyIds)).size;
  const projects = new Set(shares.map(({ projectId }) => projectId)).size;
  const what = plural(policies, 'policy', 'policies');
  return `${text} shares ${what} with ${companies(children.length)} for ${plural(projects, 'project')}.`;
}

const companies = (count: number): string => plural(count, 'company', 'companies');

function companyNode(parent: Parent, shares: Group, policies: Policies): ShareNode {
  const [first] = shares;
  const node = { id: `${parent.id}/${first.requesterId}` };
  const children = grouped(shares, 'projectId').map((of) => projectNode(node, of, policies));
  const sub = plural(children.length, 'project');
  return { ...below(shares), ...node, kind: 'company', text: first.requesterName, sub, children };
}

function projectNode(parent: Parent, shares: Group, policies: Policies): ShareNode {
  const [first] = shares;
  const node = { id: `${parent.id}/${first.projectId}` };
  const children = shares.map((share) => shareNode(node, share, policies));
  return {
    ...below(shares),
    ...node,
    kind: 'project',
    text: first.projectName,
    sub: plural(shares.length, 'share'),
    children,
  };
}

function shareNode(parent: Parent, share: GraphShare, policies: Policies): ShareNode {
  const node = { id: `${parent.id}/${share.id}` };
  const text = `Share of ${dayFormat(localDay(share.sharedAt))}`;
  const sub = plural(share.policyCount, 'policy', 'policies');
  const children = share.policyIds.flatMap((id) => policyNode(node, share, policies.get(id)));
  return { ...below([share]), ...node, kind: 'share', text, sub, children };
}

type Policies = ReadonlyMap<string, GraphPolicy>;

function policyNode(parent: Parent, share: GraphShare, policy: GraphPolicy | undefined): readonly ShareNode[] {
  if (!policy) return [];
  const [text, sub] = [lineName(policy.line), policy.policyNumber];
  const status = share.ended ? null : policy.status;
  const id = `${parent.id}/${policy.policyId}`;
  return [{ id, kind: 'policy', text, sub, status, shares: [share], policy, children: [] }];
}

/** The worst status of the shares says that of what stands above them. */
const below = (shares: readonly GraphShare[]): Pick<ShareNode, 'status' | 'shares' | 'policy'> => ({
  status: worstStatus(shares.flatMap(({ worst }) => worst?.status ?? []))?.status ?? null,
  shares,
  policy: null,
});

/** The shares by one of their ids, each group with at least one, in the order of their names. */
function grouped(shares: readonly GraphShare[], by: 'requesterId' | 'projectId'): Group[] {
  const groups = new Map<string, [GraphShare, ...GraphShare[]]>();
  for (const share of shares) {
    const group = groups.get(share[by]);
    if (group) group.push(share);
    else groups.set(share[by], [share]);
  }
  const name = by === 'requesterId' ? 'requesterName' : 'projectName';
  return [...groups.values()].sort(([a], [b]) => a[name].localeCompare(b[name]));
}
