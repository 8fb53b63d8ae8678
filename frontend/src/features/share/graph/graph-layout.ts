import type { VisibleNode } from './visible-nodes.view.js';

/** In pixels before zooming. */
export const NODE = { width: 236, height: 54 } as const;
const COLUMN = NODE.width + 64;
const ROW = NODE.height + 10;

/** Where the upper left corner of a node stands. */
export interface Placed {
  readonly visible: VisibleNode;
  readonly x: number;
  readonly y: number;
}

export interface GraphLayout {
  readonly nodes: readonly Placed[];
  /** From each node to those below it, as SVG paths. */
  readonly edges: readonly { readonly id: string; readonly path: string }[];
  readonly width: number;
  readonly height: number;
}

/**
 * Layers from left to right, a column for each level. A node without drawn children takes the next row, one with children stands in the middle
 * between its first and its last: so two nodes of a column are at least a row apart, and none overlaps another. Takes time in proportion to the nodes.
 */
export function graphLayout(visible: readonly VisibleNode[]): GraphLayout {
  const rows = rowsOf(visible);
  const nodes = visible.map((of): Placed => ({
    visible: of,
    x: (of.level - 1) * COLUMN,
    y: (rows.get(of.node.id) ?? 0) * ROW,
  }));
  const at = new Map(nodes.map((placed) => [placed.visible.node.id, placed]));
  const edges = nodes.flatMap((placed) => {
    const from = placed.visible.parentId === null ? undefined : at.get(placed.visible.parentId);
    return from ? [{ id: placed.visible.node.id, path: pathBetween(from, placed) }] : [];
  });
  return {
    nodes,
    edges,
    width: Math.max(...nodes.map(({ x }) => x)) + NODE.width,
    height: nodes.reduce((most, { y }) => Math.max(most, y), 0) + NODE.height,
  };
}

function rowsOf(visible: readonly VisibleNode[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  let next = 0;
  for (const { node, expanded } of visible)
    if (!expanded) {
      rows.set(node.id, next);
      next += 1;
    }
  for (const { node, expanded } of visible.toReversed()) {
    if (!expanded) continue;
    const [first, last] = [node.children[0], node.children.at(-1)].map((child) => rows.get(child?.id ?? '') ?? 0);
    rows.set(node.id, ((first ?? 0) + (last ?? 0)) / 2);
  }
  return rows;
}

function pathBetween(from: Placed, to: Placed): string {
  const [x1, y1] = [from.x + NODE.width, from.y + NODE.height / 2];
  const [x2, y2] = [to.x, to.y + NODE.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
