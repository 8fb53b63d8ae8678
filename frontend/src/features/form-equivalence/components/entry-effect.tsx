import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { dayFormat } from '#shared/format/day-format';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { WhatIfAnswer } from '#shared/what-if/what-if-trial.tsx';

/** What an entry would change for the suppliers whose policies name the form; null until the answer begins. */
export function EntryEffect({ answer }: { readonly answer: WhatIf | null }) {
  if (answer === null) return <SkeletonRows label="Assessing your suppliers" />;
  return (
    <>
      <p className="sub">Suppliers whose policies name the form, as of {dayFormat(answer.day)}:</p>
      <WhatIfAnswer answer={answer} />
    </>
  );
}
