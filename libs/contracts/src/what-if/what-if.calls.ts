import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Cure, WhatIfEffect } from '@covertrail/domain/what-if/what-if.contract';
import { command, query } from '../calls/call.js';
import type { PageOf, PageQuery } from '../calls/page.js';
import type { WhatIf, WhatIfRow, WhatIfStarted } from './what-if.replies.js';

/** The same input as for saving the template, and the same refusals. Nothing is recorded. Default of the day: today. */
export const tryTemplateChange = command<{ body: { readonly requirements: Requirements; readonly effectiveFrom?: CalendarDate }; reply: WhatIfStarted }>()(
  'POST', 'requestor/templates/:id/what-if', {},
);

/** What if this policy were canceled. `effectiveFrom`: the first day without cover; default: today. Nothing is recorded. */
export const tryCancellation = command<{ body: { readonly effectiveFrom?: CalendarDate }; reply: WhatIfStarted }>()('POST', 'policy/:id/what-if', {});

/** The totals, or how far the assessment is: then ask again. */
export const whatIf = query<{ reply: WhatIf }>()('what-ifs/:id', {});

export interface WhatIfSuppliersQuery extends PageQuery {
  readonly effect?: WhatIfEffect;
  readonly cure?: Cure;
}

/** The suppliers that the change concerns, those with the greatest effect first. Waits until all are assessed. */
export const whatIfSuppliers = query<{ query: WhatIfSuppliersQuery; reply: PageOf<WhatIfRow> }>()('what-ifs/:id/suppliers', {});
