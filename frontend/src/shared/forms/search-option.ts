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
  /** The text of the choice; empty while nothing is chosen. */
  readonly chosen: string;
  readonly onChoose: (row: Row | null) => void;
  /** The query for the typed text; null while the text is too short. */
  readonly queryOf: (keyword: string) => ViewQuery<Row> | null;
  readonly optionOf: (row: Row) => SearchOption;
  /** Shown under the field until the text is long enough. */
  readonly hint: string;
  /** Shown after the results: another way when none fits. Receives the typed text. */
  readonly foot?: (keyword: string) => ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly note?: ReactNode;
}
