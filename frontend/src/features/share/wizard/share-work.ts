import type { GonePolicy } from '@covertrail/contracts/policy/policy.replies';
import type { Resharing } from '@covertrail/contracts/share/share-wizard.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ShareValues } from './share-values.form.js';

/** What every step of the share wizard is given. */
export interface ShareWork {
  readonly insuredId: string;
  readonly insuredName: string;
  readonly today: CalendarDate;
  readonly values: ShareValues;
  /** Chosen policies that the reader manages no longer. */
  readonly gone: readonly GonePolicy[];
  readonly removeGone: () => void;
  readonly change: (values: Partial<ShareValues>) => void;
  /** The share that is shared again; null for a new one. */
  readonly earlier: Resharing | null;
}
