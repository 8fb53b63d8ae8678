import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { treeMove, typedNode } from './tree-keys.view.js';
import type { VisibleNode } from './visible-nodes.view.js';

interface Walking {
  readonly onToggle: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onZoom: (by: 1 | -1 | 0) => void;
}

/** What is typed within this time is one word. */
const WORD_MS = 700;

/** The focus of a tree: one node has it at a time, arrow keys move it along the edges, letters find a name. */
export function useTreeWalk(visible: readonly VisibleNode[], { onToggle, onOpen, onZoom }: Walking) {
  const [wanted, setWanted] = useState<string | null>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const typed = useRef({ word: '', at: 0 });
  // A node that is no longer drawn gives the focus to the root.
  const activeId = (visible.some(({ node }) => node.id === wanted) ? wanted : visible[0]?.node.id) ?? '';
  const awaited = useRef<string | null>(null);
  const take = (id: string): void => {
    const element = elements.current.get(id);
    awaited.current = element ? null : id;
    element?.focus();
    element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  // A node far away is drawn as soon as it is the active one.
  useEffect(() => {
    if (awaited.current !== null) take(awaited.current);
  });
  const focus = (id: string): void => {
    setWanted(id);
    take(id);
  };
  const type = (letter: string): void => {
    const now = Date.now();
    const word = now - typed.current.at < WORD_MS ? typed.current.word + letter : letter;
    typed.current = { word, at: now };
    const found = typedNode(word, visible, activeId);
    if (found) focus(found);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, visible, activeId);
    if (move === null && !/^[\p{L}\p{N}]$/u.test(event.key)) return;
    event.preventDefault();
    if (move === null) type(event.key);
    else if ('to' in move) focus(move.to);
    else if ('toggle' in move) onToggle(move.toggle);
    else if ('open' in move) onOpen(move.open);
    else onZoom(move.zoom);
  };
  const nodeRef = useCallback((id: string, element: HTMLElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  }, []);
  return { activeId, onKeyDown, onFocusNode: setWanted, nodeRef };
}
