import type { WhatIfTotals } from '@covertrail/contracts/what-if/what-if.replies';
import type { Cure, WhatIfEffect } from '@covertrail/domain/what-if/what-if.contract';

/** What a change would do to a supplier. */
export const EFFECT_WORDS: Readonly<Record<WhatIfEffect, string>> = {
  fails: 'Newly non-compliant',
  passes: 'Newly compliant',
  review: 'Newly in review',
  unknown: 'No longer known',
  otherFindings: 'Same status, other findings',
  none: 'No change',
};

/** What would cure everything that is not met. */
export const CURE_WORDS: Readonly<Record<Cure, string>> = {
  decision: 'A decision of the requester',
  statement: 'A missing statement or approval',
  endorsement: 'An endorsement',
  terms: 'Other terms of a policy',
  limit: 'A higher limit',
  policy: 'Another policy',
};

/** The same as the subject of `3 need only …`. */
const CURE_NEEDS: Readonly<Record<Cure, string>> = {
  decision: 'a decision of the requester',
  statement: 'a statement or an approval',
  endorsement: 'an endorsement',
  terms: 'other terms',
  limit: 'a higher limit',
  policy: 'another policy',
};

/** `2 need only an endorsement, 1 a higher limit`, from the least effort to the most; empty where nothing would cure them. */
export function curesText(cures: Readonly<Record<Cure, number>>): string {
  const needed = (Object.keys(CURE_NEEDS) as Cure[]).filter((cure) => cures[cure] > 0);
  return needed
    .map((cure, index) => {
      const count = cures[cure].toLocaleString('en-US');
      return index === 0
        ? `${count} ${cures[cure] === 1 ? 'needs' : 'need'}${cure === 'policy' ? '' : ' only'} ${CURE_NEEDS[cure]}`
        : `${count} ${CURE_NEEDS[cure]}`;
    })
    .join(', ');
}

const EFFECT_SENTENCES: Readonly<Record<Exclude<WhatIfEffect, 'none'>, string>> = {
  fails: 'would become non-compliant',
  passes: 'would become compliant',
  review: 'would need review',
  unknown: 'would no longer be known',
  otherFindings: 'would keep the status with other findings',
};

/** `Of 42 suppliers, 3 would become non-compliant (1 needs only an endorsement, 2 a higher limit).` */
export function totalsText({ suppliers, effects, cures }: WhatIfTotals): string {
  if (suppliers === 0) return 'No supplier is affected.';
  const whom = `${suppliers.toLocaleString('en-US')} ${suppliers === 1 ? 'supplier' : 'suppliers'}`;
  const cure = curesText(cures);
  const parts = (Object.keys(EFFECT_SENTENCES) as (keyof typeof EFFECT_SENTENCES)[])
    .filter((effect) => effects[effect] > 0)
    .map(
      (effect) =>
        `${effects[effect].toLocaleString('en-US')} ${EFFECT_SENTENCES[effect]}${effect === 'fails' && cure !== '' ? ` (${cure})` : ''}`,
    );
  return parts.length === 0 ? `Nothing would change for ${whom}.` : `Of ${whom}, ${parts.join(', ')}.`;
}
