import type { Response } from 'express';

const MARK = 'readsBeingBuilt';

/** Marks a call that read a view which is still being built: what it did not find may exist all the same. */
export const notFoundYet = {
  mark: ({ locals }: Response): void => void (locals[MARK] = true),
  isMarked: ({ locals }: Response): boolean => locals[MARK] === true,
};
