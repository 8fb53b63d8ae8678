import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { FormLine } from '@covertrail/domain/compliance/forms/form-row';
import type { FormScope } from '@covertrail/domain/compliance/forms/form-scope';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { WhatIfStarted } from '../what-if/what-if.replies.js';
import type { FormDetails, FormEntrySaved, ListedForm } from './form-equivalence.replies.js';

/** `own`: entries of the requester; `product`: what the product knows. */
export type FormOrigin = 'own' | 'product';

export interface FormQuery extends PageDto {
  readonly line?: FormLine;
  /** Forms that give it, or an exclusion of any kind. */
  readonly scope?: FormScope | 'exclusion';
  readonly origin?: FormOrigin;
}

/** What an entry says. Absent lists are empty; absent editions: all. */
export interface FormEntryBody {
  readonly title?: string;
  readonly editions?: readonly string[];
  readonly gives?: readonly FormScope[];
  readonly doesNotGive?: readonly FormScope[];
  readonly note?: string;
  /** Today when absent. */
  readonly effectiveFrom?: CalendarDate;
}

export interface NewFormEntryBody extends FormEntryBody {
  readonly number: string;
  readonly line: CoverageLine;
}

export interface ChangedFormEntryBody extends FormEntryBody {
  /** The last event of the entry that the person saw. */
  readonly seen: Uuid;
}

export interface WithdrawnFormEntryBody {
  readonly seen: Uuid;
  readonly reason: string;
  readonly effectiveFrom?: CalendarDate;
}

/** One of the three: what is to be added, the entry that is to say something else, or the entry that is to be withdrawn. */
export interface TriedFormEntryBody {
  readonly add?: NewFormEntryBody;
  readonly change?: ChangedFormEntryBody & { readonly entryId: Uuid };
  readonly withdraw?: { readonly entryId: Uuid; readonly seen: Uuid; readonly effectiveFrom?: CalendarDate };
}

const SETTLES = ['form-entries', 'tracked-suppliers'] as const;

export const formList = query<{ query: FormQuery; reply: PageOf<ListedForm> }>()('requestor/forms', {
  needs: 'readForms',
  view: 'form-entries',
});

export const formDetails = query<{ query: { number: string }; reply: FormDetails }>()('requestor/forms/details', {
  needs: 'readForms',
  view: 'form-entries',
});

/** Which suppliers an entry would change. The same refusals as for saving it; nothing is recorded. */
export const tryFormEntry = command<{ body: TriedFormEntryBody; reply: WhatIfStarted }>()(
  'POST',
  'requestor/forms/what-if',
  { needs: 'manageForms' },
);

export const addFormEntry = command<{ body: NewFormEntryBody; reply: FormEntrySaved }>()(
  'POST',
  'requestor/forms/entries',
  { needs: 'manageForms', settles: SETTLES },
);

export const changeFormEntry = command<{ body: ChangedFormEntryBody; reply: FormEntrySaved }>()(
  'PUT',
  'requestor/forms/entries/:id',
  { needs: 'manageForms', settles: SETTLES },
);

/** From the day on, the index of the product alone says what the form gives. */
export const withdrawFormEntry = command<{ body: WithdrawnFormEntryBody; reply: FormEntrySaved }>()(
  'POST',
  'requestor/forms/entries/:id/withdraw',
  { needs: 'manageForms', settles: SETTLES },
);
