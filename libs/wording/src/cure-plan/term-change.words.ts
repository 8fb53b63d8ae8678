import {
  CONDITION_KEYS,
  NAMINGS,
  type EndorsementConditions,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { STATED_VALUE_CODES } from '@covertrail/domain/insurance/lines/stated-values';
import type { TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { CONDITION_NAMES, NAMING_NAMES } from '../compliance/condition-words.js';
import { noticeText } from '../compliance/notice-words.js';
import { percentText, valuationName, valueText, valueTitle } from '../compliance/further/further-params.js';
import { coverageText } from '../compliance/further/coverages.words.js';
import { basisText, deductibleText } from '../compliance/further/limit-terms.words.js';
import { ENDORSEMENT_WORDS, LIMIT_NAMES, limitPhrase, LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { lowerFirst } from '../text/first-letter.js';
import { moneyText } from '../text/money-text.js';
import { listed } from '../text/sentence-parts.js';

/** A term of a policy inside a sentence, and what is needed of it. */
interface NeededTerm {
  /** With its article: `the auto symbols`. */
  readonly what: string;
  readonly needed: string;
}

type Plain = Exclude<
  TermChange,
  {
    readonly term:
      'endorsement' | 'withoutExclusions' | 'remark' | 'document' | 'certificateHolder' | 'proprietorsIncluded';
  }
>;

type OfLimit = Extract<
  Plain,
  { readonly term: 'limit' | 'combinedLimit' | 'deductible' | 'coinsurance' | 'valuation' }
>;

/** Of a change that sets one term. */
export function neededTerm(change: Plain, region: RegionCode | undefined): NeededTerm {
  switch (change.term) {
    case 'limit':
    case 'combinedLimit':
    case 'deductible':
    case 'coinsurance':
    case 'valuation':
      return neededOfLimit(change, region);
    case 'conditions':
      return {
        what: `the form that gives ${ENDORSEMENT_WORDS[change.code]}`,
        needed: conditionsText(change.conditions),
      };
    case 'aggregate':
      return {
        what: 'the basis of the general aggregate',
        needed: `${basisText(change.basis)}${change.form === null ? '' : `, shown by ${change.form}`}`,
      };
    case 'trigger':
      return { what: 'the trigger', needed: 'occurrence' };
    case 'retroactiveOn':
      return { what: 'the retroactive date', needed: `${dayText(change.on)} or earlier` };
    case 'schedule':
      return {
        what: 'the schedule of underlying insurance',
        needed: `one that lists ${LINE_NAMES[change.line].toLowerCase()}`,
      };
    case 'coverage':
      return {
        what: 'the coverage types',
        needed: coverageText(change.coverage),
      };
    case 'symbols':
      return { what: 'the auto symbols', needed: listed(change.symbols.map(String)) };
    case 'period':
      return {
        what: 'the term',
        needed: `one that begins on ${dayText(change.from)} or earlier, and expires on ${dayText(change.until)} or later`,
      };
    case 'cancellationNotice':
      return { what: 'the notice of cancellation', needed: `at least ${noticeText(change.notice)}, by an endorsement` };
    case 'values':
      return valuesText(change, region);
  }
}

/** Of a limit itself, or of what stands beside it. */
function neededOfLimit(change: OfLimit, region: RegionCode | undefined): NeededTerm {
  switch (change.term) {
    case 'limit':
      return { what: limitPhrase(change.limit), needed: `at least ${moneyText(change.to, region)}` };
    case 'combinedLimit':
      return {
        what: 'the split limits',
        needed: `a combined single limit of at least ${moneyText(change.to, region)}`,
      };
    case 'deductible':
      return {
        what: `the deductible for ${limitName(change.limit)}`,
        needed:
          change.atMost === 0
            ? 'none'
            : `at most ${deductibleText(change.atMost, change.unit, { region: region ?? 'unitedStates' })}`,
      };
    case 'coinsurance':
      return {
        what: `the coinsurance for ${limitName(change.limit)}`,
        needed: change.coinsurance === 0 ? 'none' : percentText(change.coinsurance),
      };
    case 'valuation':
      return {
        what: `the valuation of ${limitName(change.limit)}`,
        needed: lowerFirst(valuationName(change.valuation)),
      };
  }
}

const limitName = (limit: keyof typeof LIMIT_NAMES): string => LIMIT_NAMES[limit].toLowerCase();

/** `effective dates required`, `accepted forms, ongoing operations: blanket only`. */
function conditionsText(conditions: EndorsementConditions): string {
  return listed(
    CONDITION_KEYS.flatMap((key) => {
      const required = conditions[key];
      if (required === undefined) return [];
      const naming = NAMINGS.find((naming) => naming === required);
      const value =
        naming === undefined ? (required === true ? '' : `: ${required}`) : `: ${NAMING_NAMES[naming].toLowerCase()}`;
      return [`${lowerFirst(CONDITION_NAMES[key])}${value}`];
    }),
  );
}

function valuesText(
  { values, exactly }: Extract<Plain, { readonly term: 'values' }>,
  region: RegionCode | undefined,
): NeededTerm {
  const codes = STATED_VALUE_CODES.filter((code) => values[code] !== undefined);
  return {
    what: `“${listed(codes.map(valueTitle))}”`,
    needed: listed(
      codes.map((code) => {
        const value = values[code];
        return lowerFirst(
          valueText(code, value, {
            stated: exactly === true,
            ...(region === undefined ? {} : { region }),
          }),
        );
      }),
    ),
  };
}
