import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { WhatIf, WhatIfPreparing, WhatIfRow, WhatIfStarted } from './what-if.replies.js';
import type { WhatIfSuppliersDto } from './what-if.inputs.js';
import type { TryCancellationDto } from '../policy/policy.inputs.js';
import type { PrepareTemplateWhatIfDto, ReviseTemplateDto } from '../template/template.inputs.js';

/** The same input as for saving the template, and the same refusals. Nothing is recorded. Default of the day: today. */
export const tryTemplateChange = command<{
  body: ReviseTemplateDto;
  reply: WhatIfStarted;
}>()('POST', 'requestor/templates/:id/what-if', { needs: 'tryTemplateChanges' });

/**
 * A person has begun to edit the template: the suppliers that a change of it from the day on would concern are read already, so that the first
 * question about it is answered sooner. Nobody waits for it, and nothing is recorded. Default of the day: today.
 */
export const prepareTemplateWhatIf = command<{
  body: PrepareTemplateWhatIfDto;
  reply: WhatIfPreparing;
}>()('POST', 'requestor/templates/:id/what-if/preparations', { needs: 'tryTemplateChanges', status: 202, long: true });

/** What if this policy were canceled. `effectiveFrom`: the first day without cover; default: today. Nothing is recorded. */
export const tryCancellation = command<{ body: TryCancellationDto; reply: WhatIfStarted }>()(
  'POST',
  'policy/:id/what-if',
  { needs: 'tryPolicyChanges' },
);

/** The totals, or how far the assessment is: then ask again. */
export const whatIf = query<{ reply: WhatIf }>()('what-ifs/:id', { needs: 'readWhatIfs', long: true });

/** The suppliers that the change concerns, those with the greatest effect first. Waits until all are assessed, but ten seconds at most. */
export const whatIfSuppliers = query<{ query: WhatIfSuppliersDto; reply: PageOf<WhatIfRow> }>()(
  'what-ifs/:id/suppliers',
  { needs: 'readWhatIfs', long: true },
);
