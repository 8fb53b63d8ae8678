import type { ShareNode } from './share-tree.js';

/** A node that is drawn, with its place among its siblings, as assistive technology says it. */
export interface VisibleNode {
  readonly node: ShareNode;
  /** From 1, the root. */
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly parentId: string | null;
  readonly expanded: boolean;
}

/** The nodes that are drawn, from top to bottom: the children of expanded ones. */
export function visibleNodes(root: ShareNode, expanded: ReadonlySet<string>): readonly VisibleNode[] {
  const visible: VisibleNode[] = [];
  const visit = (node: ShareNode, above: Pick<VisibleNode, 'level' | 'place' | 'siblings' | 'parentId'>): void => {
    const isOpen = node.children.length > 0 && expanded.has(node.id);
    visible.push({ node, ...above, expanded: isOpen });
    if (!isOpen) return;
    const siblings = node.children.length;
    node.children.forEach((child, index) =>
      visit(child, { level: above.level + 1, place: index + 1, siblings, parentId: node.id }),
    );
  };
  visit(root, { level: 1, place: 1, siblings: 1, parentId: null });
  return visible;
}

/** The tree without what does not contain the words, in a node, above or below it; null where nothing is left. */
export function narrowedTo(node: ShareNode, words: string): ShareNode | null {
  const wanted = words.trim().toLowerCase();
  if (wanted === '' || `${node.text} ${node.sub}`.toLowerCase().includes(wanted)) return node;
  const children = node.children.flatMap((child) => narrowedTo(child, words) ?? []);
  return children.length === 0 ? null : { ...node, children };
}

/** The ids of nodes that have children, down to a level. */
export function expandable(node: ShareNode, levels: number): readonly string[] {
  if (levels === 0 || node.children.length === 0) return [];
  return [node.id, ...node.children.flatMap((child) => expandable(child, levels - 1))];
}
