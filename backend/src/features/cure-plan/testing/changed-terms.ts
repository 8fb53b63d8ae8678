import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import type { CureStep, TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { SUMMIT } from '#testing/terms';
import { LOWLAND } from './golden-worlds.js';

const SPLIT = ['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident', 'propertyDamage'];

const withForm = (terms: StatedTerms, entry: Endorsement): StatedTerms => ({
  ...terms,
  endorsements: [...terms.endorsements.filter(({ code }) => code !== entry.code), entry],
});

/** What an agent types who reads the step: written apart from the simulation of plans, so that it is no proof by itself. */
export function changedTerms(terms: StatedTerms, change: TermChange): StatedTerms {
  switch (change.term) {
    case 'limit':
      return { ...terms, limits: { ...terms.limits, [change.limit]: change.to, ...change.together } };
    case 'combinedLimit':
      return {
        ...terms,
        limits: {
          ...Object.fromEntries(Object.entries(terms.limits).filter(([code]) => !SPLIT.includes(code))),
          [change.limit]: change.to,
        },
      };
    case 'endorsement':
      return withForm(terms, {
        code: change.code,
        grade: 'seen',
        ...(change.form === null ? {} : { form: change.form }),
      });
    case 'trigger':
      return { ...terms, trigger: change.trigger };
    case 'retroactiveOn':
      return { ...terms, retroactiveOn: change.on };
    case 'schedule':
      return { ...terms, schedule: [...(terms.schedule ?? []), change.line] };
    case 'symbols':
      return { ...terms, autoSymbols: change.symbols };
    case 'values':
      return { ...terms, statedValues: { ...terms.statedValues, ...change.values } };
    case 'deductible':
      return {
        ...terms,
        limitDetails: {
          ...terms.limitDetails,
          [change.limit]: { deductible: { kind: 'perOccurrence', value: change.atMost } },
        },
      };
    case 'cancellationNotice':
      return {
        ...withForm(terms, { code: 'noticeOfCancellation', grade: 'seen' }),
        endorsementDetails: { noticeOfCancellation: { noticeDays: change.notice.days, blanketNotice: true } },
      };
    case 'withoutExclusions':
      return { ...terms, exclusion: { excluded: false, comment: '' } };
    default:
      throw new Error(`No golden world needs ${change.term}.`);
  }
}

type Purchase = Extract<CureStep, { readonly kind: 'buyUmbrella' | 'buyPolicy' }>;

/** A policy as a step asks for it, and no better: without a trigger, and from an insurer that is rated low, unless the step says more. */
export function boughtTerms(begun: StatedTerms, { limits, changes, schedule, rating }: Purchase): StatedTerms {
  const carrier = rating === null ? LOWLAND : SUMMIT;
  const bare: StatedTerms = {
    ...begun,
    carrier,
    endorsements: [],
    limits,
    trigger: null,
    schedule: schedule.length === 0 ? null : schedule,
  };
  return changes.reduce(changedTerms, bare);
}
