import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { WhatIfStarted } from '../what-if/what-if.replies.js';
import type { FormDetails, FormEntrySaved, ListedForm } from './form-equivalence.replies.js';
import type {
  ChangedFormEntryDto,
  FormDetailsDto,
  FormListDto,
  NewFormEntryDto,
  TryFormEntryDto,
  WithdrawFormEntryDto,
} from './form-equivalence.inputs.js';

const SETTLES = ['form-entries', 'tracked-suppliers'] as const;

export const formList = query<{ query: FormListDto; reply: PageOf<ListedForm> }>()('requestor/forms', {
  needs: 'readForms',
  view: 'form-entries',
});

export const formDetails = query<{ query: FormDetailsDto; reply: FormDetails }>()('requestor/forms/details', {
  needs: 'readForms',
  view: 'form-entries',
});

/** Which suppliers an entry would change. The same refusals as for saving it; nothing is recorded. */
export const tryFormEntry = command<{ body: TryFormEntryDto; reply: WhatIfStarted }>()(
  'POST',
  'requestor/forms/what-if',
  { needs: 'manageForms' },
);

export const addFormEntry = command<{ body: NewFormEntryDto; reply: FormEntrySaved }>()(
  'POST',
  'requestor/forms/entries',
  { needs: 'manageForms', settles: SETTLES },
);

export const changeFormEntry = command<{ body: ChangedFormEntryDto; reply: FormEntrySaved }>()(
  'PUT',
  'requestor/forms/entries/:id',
  { needs: 'manageForms', settles: SETTLES },
);

/** From the day on, the index of the product alone says what the form gives. */
export const withdrawFormEntry = command<{ body: WithdrawFormEntryDto; reply: FormEntrySaved }>()(
  'POST',
  'requestor/forms/entries/:id/withdraw',
  { needs: 'manageForms', settles: SETTLES },
);
