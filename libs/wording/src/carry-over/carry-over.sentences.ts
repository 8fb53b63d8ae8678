import type { CarriedKind, CarryOverEvent } from '@covertrail/domain/carry-over/carry-over.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

const ONE: Readonly<Record<CarriedKind, string>> = { locations: 'location', vehicles: 'vehicle', shares: 'share' };

const counted = (count: number, kind: CarriedKind): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? ONE[kind] : kind}`;

export const carryOverSentences: Sentences<CarryOverEvent> = {
  CarryOverStarted: {
    sentence: ({ data: { count, kind, replaces, policyId } }, names) =>
      `Carrying over ${counted(count, kind)} from ${named(names.policy(replaces))} to ${named(names.policy(policyId))} started.`,
    changes: () => [],
  },
  CarryOverCompleted: {
    sentence: ({ data: { carried, kind, policyId } }, names) =>
      `${counted(carried, kind)} ${carried === 1 ? 'was' : 'were'} carried over to ${named(names.policy(policyId))}.`,
    changes: () => [],
  },
};
