import { Minus, Plus, ScanSearch } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { useDrawnRange } from './drawn-range.hook.js';
import { graphLayout } from './graph-layout.js';
import { GraphNode } from './graph-node.js';
import type { ShareNode } from './share-tree.js';
import { usePanning } from './panning.hook.js';
import { useTreeWalk } from './tree-walk.hook.js';
import { visibleNodes } from './visible-nodes.view.js';
import { useZoom } from './zoom.hook.js';

export interface GraphCanvasProps {
  readonly root: ShareNode;
  readonly expanded: ReadonlySet<string>;
  /** The node whose details are open. */
  readonly selectedId: string | null;
  readonly onToggle: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** The graph: walked by the keys of a tree, zoomed by buttons, keys or the wheel with Ctrl, moved by dragging. On a phone it is an indented list. Only what is near the frame is drawn, and the node that has the focus. */
export function GraphCanvas({ root, expanded, selectedId, onToggle, onOpen }: GraphCanvasProps) {
  const isList = useIsNarrow();
  const visible = useMemo(() => visibleNodes(root, expanded), [root, expanded]);
  const layout = useMemo(() => graphLayout(visible), [visible]);
  const { zoom, step, frame } = useZoom();
  const panning = usePanning();
  const { activeId, onKeyDown, onFocusNode, nodeRef } = useTreeWalk(visible, { onToggle, onOpen, onZoom: step });
  const range = useDrawnRange(frame, zoom);
  const nodes = layout.nodes.filter(
    ({ visible: { node }, y }) =>
      isList || (y >= range.from && y <= range.to) || node.id === activeId || node.id === selectedId,
  );
  const drawn = new Set(nodes.map(({ visible: { node } }) => node.id));
  const edges = layout.edges.filter(({ id }) => drawn.has(id));
  const size = { width: layout.width * zoom, height: layout.height * zoom };
  return (
    <div className="share-graph-view">
      {isList ? null : <ZoomButtons onZoom={step} />}
      <div className={isList ? 'share-graph-list' : 'share-graph-frame'} ref={frame} {...(isList ? {} : panning)}>
        <div className="share-graph-sheet" style={isList ? {} : size}>
          {isList ? null : (
            <svg aria-hidden width={size.width} height={size.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
              {edges.map(({ id, path }) => (
                <path key={id} d={path} />
              ))}
            </svg>
          )}
          <div
            role="tree"
            aria-label={`With whom ${root.text} shares`}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            style={isList ? {} : { width: layout.width, height: layout.height, transform: `scale(${zoom})` }}
          >
            {nodes.map((placed) => (
              <GraphNode
                key={placed.visible.node.id}
                placed={placed}
                isList={isList}
                active={placed.visible.node.id === activeId}
                selected={placed.visible.node.id === selectedId}
                nodeRef={nodeRef}
                onFocus={onFocusNode}
                onToggle={onToggle}
                onOpen={onOpen}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function ZoomButtons({ onZoom }: { readonly onZoom: (by: 1 | -1 | 0) => void }) {
  return (
    <div className="share-graph-zoom" role="group" aria-label="Zoom">
      <Button type="button" size="small" icon aria-label="Zoom in" onClick={() => onZoom(1)}>
        <Plus size={16} aria-hidden />
      </Button>
      <Button type="button" size="small" icon aria-label="Zoom out" onClick={() => onZoom(-1)}>
        <Minus size={16} aria-hidden />
      </Button>
      <Button type="button" size="small" icon aria-label="Original size" onClick={() => onZoom(0)}>
        <ScanSearch size={16} aria-hidden />
      </Button>
    </div>
  );
}
