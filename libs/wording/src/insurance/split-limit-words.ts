import type { KindsProblem } from '@covertrail/domain/insurance/split-limits';

/** The combined single limit and the split limit warning [C04]. */
export const KINDS_WARNINGS: Readonly<Record<KindsProblem, string>> = {
  noneOfEither:
    'Please enter a combined single limit, or at least one of bodily injury per person, bodily injury per accident and property damage.',
  bothKinds: 'A combined single limit and split limits cannot both be set.',
};

/** A box of US automobile liability, as an agent reads it and as others do [C04]. */
export interface AutoBoxText {
  readonly forAgents: string;
  readonly forOthers: string;
}

export const EITHER_KIND_BOX: AutoBoxText = {
  forAgents: 'Requestor accepts Combined Single Limit or Split Limits.',
  forOthers: 'Accept either Combined Single Limit or Split Limits',
};

export const ANY_SYMBOL_BOX: AutoBoxText = {
  forAgents: 'Requestor accepts any one of the requested Coverage Symbols.',
  forOthers: 'Accept any one of the selected Coverage Symbols',
};
