import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { plural } from '../format/plural.js';
import './what-if.css';

/** How many suppliers were assessed so far. */
export function WhatIfProgress({ done, total }: Pick<WhatIf, 'done' | 'total'>) {
  return (
    <div className="what-if-progress" role="status">
      <progress aria-label="Suppliers assessed" {...(total === null ? {} : { max: Math.max(total, 1), value: done })} />
      <span className="sub">
        {total === null
          ? 'Looking for the suppliers that this concerns'
          : `${done.toLocaleString('en-US')} of ${plural(total, 'supplier')} assessed`}
      </span>
    </div>
  );
}
