import { Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shareGraph } from '@covertrail/contracts/share/share.calls';
import type { ShareGraph } from '@covertrail/contracts/share/share.replies';
import { viewQuery } from '#shared/api/call-request';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { GraphCanvas } from './graph-canvas.js';
import { NodeDetails } from './node-details.js';
import { shareTree, treeSentence, type ShareNode } from './share-tree.js';
import { expandable, narrowedTo } from './visible-nodes.view.js';
import './graph.css';

/** Who shares what with whom, as a graph. */
export default function ShareGraphPanel({ insuredId }: { readonly insuredId: string }) {
  const { body, loading, problem, refetch } = useViewQuery(
    viewQuery(shareGraph, { query: { insuredCompanyId: insuredId } }),
  );
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={6} label="Loading graph" /> : null}
      {body && body.shares.length === 0 ? (
        <EmptyState icon={Network} title="No shared policies yet">
          When a request is answered, its requester and the policies are drawn here.
        </EmptyState>
      ) : null}
      {body && body.shares.length > 0 ? <DrawnGraph graph={body} /> : null}
    </>
  );
}

/** Companies below which their projects are drawn at first. */
const FEW = 12;
const COMPANIES = 1;
const PROJECTS = 2;
const ALL = 5;

function DrawnGraph({ graph }: { readonly graph: ShareGraph }) {
  const [ended, setEnded] = useState(false);
  const [words, setWords] = useState('');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const tree = useMemo(() => shareTree(graph, ended), [graph, ended]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => atFirst(tree));
  const narrowed = useMemo(() => narrowedTo(tree, words), [tree, words]);
  const open = useMemo(
    () => (narrowed && words.trim() !== '' ? new Set([...expanded, ...expandable(narrowed, PROJECTS)]) : expanded),
    [expanded, narrowed, words],
  );
  const toggle = (id: string) => setExpanded(toggled(open, id));
  const opened = openedId === null ? null : nodeIn(tree, openedId);
  return (
    <div className="share-graph">
      <div className="share-graph-bar">
        <SearchBox label="Find a company, a project or a policy" value={words} onSearch={setWords} />
        <Checkbox id="graph-ended" label="Ended shares" checked={ended} onChange={setEnded} />
        <Button type="button" size="small" onClick={() => setExpanded(new Set(expandable(tree, ALL)))}>
          Expand all
        </Button>
        <Button type="button" size="small" onClick={() => setExpanded(new Set(expandable(tree, COMPANIES)))}>
          Collapse to companies
        </Button>
      </div>
      <p className="sub" role="status">
        {treeSentence(tree)}
        {graph.total > graph.shares.length ? ` The newest ${graph.shares.length} shares are drawn.` : ''}
      </p>
      <div className="share-graph-body">
        {narrowed ? (
          <GraphCanvas root={narrowed} expanded={open} selectedId={openedId} onToggle={toggle} onOpen={setOpenedId} />
        ) : (
          <EmptyState title="Nothing matches">Search by a part of a name or a policy number.</EmptyState>
        )}
        {opened ? <NodeDetails node={opened} onOpen={setOpenedId} onClose={() => setOpenedId(null)} /> : null}
      </div>
    </div>
  );
}

const atFirst = (tree: ShareNode): ReadonlySet<string> =>
  new Set(expandable(tree, tree.children.length > FEW ? COMPANIES : PROJECTS));

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

function nodeIn(node: ShareNode, id: string): ShareNode | null {
  if (node.id === id) return node;
  const below = node.children.find((child) => id === child.id || id.startsWith(`${child.id}/`));
  return below ? nodeIn(below, id) : null;
}
