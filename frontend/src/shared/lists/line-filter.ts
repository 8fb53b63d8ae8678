import type { ReactNode } from 'react';

/** One filter of a list. */
export interface LineFilter {
  readonly name: string;
  /** Says what it narrows by, above the field and in the chip. */
  readonly label: string;
  /** The field; null where the list is narrowed by something else on the page, and the filter is only taken away here. */
  readonly field: ReactNode;
  /** Drawn instead of the field where there is room for it: buttons side by side. */
  readonly wide?: ReactNode;
  /** What it narrows the list to, in words; empty while it does not. */
  readonly chosen: string;
  readonly onClear: () => void;
}
