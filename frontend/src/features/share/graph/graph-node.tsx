import { Building2, ChevronDown, ChevronRight, FileText, FolderKanban, Share2, UserRound } from 'lucide-react';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import type { ShareNode } from './share-tree.js';
import { NODE, type Placed } from './graph-layout.js';

const ICONS = {
  insured: UserRound,
  company: Building2,
  project: FolderKanban,
  share: Share2,
  policy: FileText,
} as const;
const KINDS = { insured: 'Insured', company: 'Company', project: 'Project', share: 'Share', policy: 'Policy' } as const;

interface GraphNodeProps {
  readonly placed: Placed;
  readonly isList: boolean;
  readonly active: boolean;
  readonly selected: boolean;
  readonly nodeRef: (id: string, element: HTMLElement | null) => void;
  readonly onFocus: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** One node: its kind, name and status. Keys are handled by the tree around it. */
export function GraphNode({ placed, isList, active, selected, nodeRef, onFocus, onToggle, onOpen }: GraphNodeProps) {
  const { node, level, place, siblings, expanded } = placed.visible;
  const Icon = ICONS[node.kind];
  const Chevron = expanded ? ChevronDown : ChevronRight;
  const hasChildren = node.children.length > 0;
  return (
    // The tree handles the keys of all its items.
    <div
      ref={(element) => nodeRef(node.id, element)}
      role="treeitem"
      className={`share-node ${node.kind}`}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={selected}
      {...(hasChildren ? { 'aria-expanded': expanded } : {})}
      tabIndex={active ? 0 : -1}
      style={isList ? { marginLeft: (level - 1) * INDENT } : { left: placed.x, top: placed.y, ...NODE }}
      onFocus={() => onFocus(node.id)}
      onClick={() => onOpen(node.id)}
    >
      <Icon size={16} aria-hidden />
      <span className="share-node-text">
        <span className="visually-hidden">{KINDS[node.kind]} </span>
        <span className="cell-main" title={node.text}>
          {node.text}
        </span>
        <span className="share-node-facts">
          <span className="sub">{node.sub}</span> <NodeStatus node={node} />
        </span>
      </span>
      {hasChildren ? (
        <span
          className="share-node-toggle"
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onToggle(node.id);
          }}
        >
          <Chevron size={18} />
        </span>
      ) : null}
    </div>
  );
}

/** In pixels, for each level of the list. */
const INDENT = 14;

/** The status of what is shared; the insured itself has none. */
export function NodeStatus({ node: { kind, status, shares } }: { readonly node: ShareNode }) {
  if (kind === 'insured') return null;
  if (status !== null) return <ScreenStatus screen="sharedPolicyList" status={status} />;
  return shares.every(({ ended }) => ended) ? <StatusTag label="Ended" tone="mute" /> : null;
}
