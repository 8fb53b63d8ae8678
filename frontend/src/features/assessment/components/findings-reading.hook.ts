import { createContext, useContext } from 'react';
import type { PlanStep } from '../findings-plan.view.js';

/** What every row of the page knows of its tracking and its reader. */
interface FindingsReading {
  readonly trackingId: string;
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
  /** The reader may withdraw what was decided. */
  readonly mayDecide: boolean;
  /** Rules that this reader may decide now. */
  readonly decidable: ReadonlySet<string>;
  /** Opens the dialog for a rule. */
  readonly onDecide: (rule: string) => void;
}

const Reading = createContext<FindingsReading>({
  trackingId: '',
  steps: null,
  mayDecide: false,
  decidable: new Set(),
  onDecide: () => undefined,
});

export const FindingsProvider = Reading.Provider;
export const useFindingsReading = (): FindingsReading => useContext(Reading);
