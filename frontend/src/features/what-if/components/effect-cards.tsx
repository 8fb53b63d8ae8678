import { CircleCheck, CircleMinus, CircleQuestionMark, CircleX, Eye, ListChecks, type LucideIcon } from 'lucide-react';
import type { WhatIfTotals } from '@covertrail/contracts/what-if/what-if.replies';
import { WHAT_IF_EFFECTS, type WhatIfEffect } from '@covertrail/domain/what-if/what-if.contract';
import { curesText, EFFECT_WORDS } from '@covertrail/wording/what-if/what-if-words';
import { useAddress } from '#shared/navigation/use-address';
import { StatCard } from '#shared/ui/stat-card.tsx';

const ICONS: Readonly<Record<WhatIfEffect, LucideIcon>> = {
  fails: CircleX,
  passes: CircleCheck,
  review: Eye,
  unknown: CircleQuestionMark,
  otherFindings: ListChecks,
  none: CircleMinus,
};

/** Shown also where they are zero: what people ask first. */
const ALWAYS: readonly WhatIfEffect[] = ['fails', 'passes', 'review', 'none'];

/** How many suppliers each effect concerns. A card shows its suppliers in the list below. */
export function EffectCards({ totals: { effects, cures } }: { readonly totals: WhatIfTotals }) {
  const { get, change } = useAddress();
  const chosen = get('effect');
  const note = curesText(cures);
  return (
    <div className="grid stats" role="group" aria-label="What would change">
      {WHAT_IF_EFFECTS.filter((effect) => effects[effect] > 0 || ALWAYS.includes(effect)).map((effect) => (
        <StatCard
          key={effect}
          label={EFFECT_WORDS[effect]}
          value={effects[effect].toLocaleString('en-US')}
          icon={ICONS[effect]}
          active={chosen === effect}
          note={effect === 'fails' ? note : ''}
          onOpen={() => change({ effect: chosen === effect ? null : effect, cure: null })}
        />
      ))}
    </div>
  );
}
