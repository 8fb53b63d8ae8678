import type { VisibleNode } from './visible-nodes.view.js';

/** What a key does: moves to a node, expands or collapses one, or opens its details. */
export type TreeMove =
  { readonly to: string } | { readonly toggle: string } | { readonly open: string } | { readonly zoom: 1 | -1 | 0 };

const ZOOM: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** What a key does at a node of a tree, as the tree pattern of ARIA has it; null for any other key. */
export function treeMove(key: string, visible: readonly VisibleNode[], activeId: string): TreeMove | null {
  const index = visible.findIndex(({ node }) => node.id === activeId);
  const active = visible[index];
  if (!active) return null;
  const to = (target: VisibleNode | undefined): TreeMove | null => (target ? { to: target.node.id } : null);
  switch (key) {
    case 'ArrowDown':
      return to(visible[index + 1]);
    case 'ArrowUp':
      return to(visible[index - 1]);
    case 'ArrowRight':
      return active.expanded ? to(visible[index + 1]) : active.node.children.length > 0 ? { toggle: activeId } : null;
    case 'ArrowLeft':
      if (active.expanded) return { toggle: activeId };
      return active.parentId === null ? null : { to: active.parentId };
    case 'Home':
      return to(visible[0]);
    case 'End':
      return to(visible.at(-1));
    case 'Enter':
      return { open: activeId };
    case ' ':
      return active.node.children.length > 0 ? { toggle: activeId } : { open: activeId };
    default:
      return key in ZOOM ? { zoom: ZOOM[key] ?? 0 } : null;
  }
}

/** The next node after the active one whose name begins with what was typed, from the top again; null where none does. */
export function typedNode(typed: string, visible: readonly VisibleNode[], activeId: string): string | null {
  const index = visible.findIndex(({ node }) => node.id === activeId);
  // A second letter narrows what the first one found; the first letter goes on to the next name.
  const start = typed.length > 1 ? index : index + 1;
  const order = [...visible.slice(start), ...visible.slice(0, start)];
  return order.find(({ node }) => node.text.toLowerCase().startsWith(typed.toLowerCase()))?.node.id ?? null;
}
