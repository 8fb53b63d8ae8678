import type { ReactNode } from 'react';
import type { ViewQuery } from '../views/view-query.js';

/** One result, as the list shows it. `barred` says why it cannot be chosen. */
export interface SearchOption {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly barred?: string;
}

export interface SearchFieldProps<Row> {
  readonly id: string;
  readonly label: ReactNode;
  /** What is chosen, in words; empty while nothing is. */
  readonly chosen: string;
  readonly onChoose: (row: Row | null) => void;
  /** The question behind what was typed; null while it is too short to ask. */
  readonly queryOf: (keyword: string) => ViewQuery<Row> | null;
  readonly optionOf: (row: Row) => SearchOption;
  /** Shown under the field until there is something to ask. */
  readonly hint: string;
  /** At the end of the results: a way on where nothing fits. Gets what was typed. */
  readonly foot?: (keyword: string) => ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly note?: ReactNode;
}
