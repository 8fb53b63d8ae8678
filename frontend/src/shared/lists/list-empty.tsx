import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import type { List } from './list.js';

interface ListEmptyProps {
  readonly list: Pick<List<unknown>, 'empty' | 'noMatch'>;
  readonly narrowed: boolean;
  readonly actions: ReactNode;
  readonly onClear: () => void;
}

/** Says that the list has no rows at all, or none that match. */
export function ListEmpty({ list: { empty, noMatch }, narrowed, actions, onClear }: ListEmptyProps) {
  if (narrowed && noMatch) {
    const clear = noMatch.clears ? (
      <Button type="button" onClick={onClear}>
        Clear search and filters
      </Button>
    ) : null;
    return (
      <EmptyState title={noMatch.title} action={clear}>
        {noMatch.text}
      </EmptyState>
    );
  }
  const { title, icon, text, offersActions } = empty;
  return (
    <EmptyState title={title} {...(icon ? { icon } : {})} action={offersActions ? actions : null}>
      {text}
    </EmptyState>
  );
}
