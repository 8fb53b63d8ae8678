import type { Limits } from '@covertrail/domain/insurance/coverage';
import type { CureStep, TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { documentSubject } from '../compliance/document-requirement-words.js';
import { ratingText } from '../insurance/coverage-words.js';
import { ENDORSEMENT_WORDS, LIMIT_SHORT_NAMES, limitPhrase, LINE_NAMES } from '../insurance/labels.js';
import { holderText } from '../policy/holder-words.js';
import { limitAtEnd } from '../compliance/param-text.js';
import type { Names } from '../text/event-wording.js';
import { moneyText } from '../text/money-text.js';
import { endedOnce, listed } from '../text/sentence-parts.js';
import { neededTerm } from './term-change.words.js';

/** Who reads: to the supplier's side a policy that is missing is to be bought; a requester only knows that none was shared. */
export type StepReader = 'supplier' | 'requester';

type OfPolicy = Pick<Extract<CureStep, { readonly kind: 'changeTerm' }>, 'line' | 'policyNumber' | 'region'>;
type Purchase = Extract<CureStep, { readonly kind: 'buyUmbrella' | 'buyPolicy' }>;

/** A step in one plain sentence, addressed to whoever can take it. */
export function cureStepText(
  step: CureStep,
  names: Pick<Names, 'company' | 'project'>,
  reader: StepReader = 'supplier',
): string {
  return endedOnce(stepText(step, names, reader));
}

function stepText(step: CureStep, names: Pick<Names, 'company' | 'project'>, reader: StepReader): string {
  switch (step.kind) {
    case 'sharePolicy':
      return `Share ${policyText(step)} with ${names.company(step.requesterId)} for ${names.project(step.projectId)}.`;
    case 'verifyPolicy':
      return step.rejected
        ? `Correct ${policyText(step)} and verify it.`
        : `Verify ${policyText(step)}${step.again === true ? ' again' : ''}.`;
    case 'sendFromSystem':
      return `Send what ${policyText(step)} states from the agency system.`;
    case 'renewPolicy':
      return step.because === 'canceled'
        ? `Reinstate ${policyText(step)}, or replace it.`
        : `Renew ${policyText(step)}.`;
    case 'raiseLimit':
      return `Raise ${limitPhrase(step.limit)} of ${policyText(step)} from ${moneyText(step.from, step.region)} to ${moneyText(step.to, step.region)}${togetherText(step.together, step.region)}.`;
    case 'buyUmbrella':
      return `${reader === 'supplier' ? 'Buy' : 'Share'} an umbrella${placeText(step)} with ${contentText(step)}.`;
    case 'buyPolicy':
      return purchaseText(step, reader);
    case 'stateTerm':
      return stateText(step.change, step);
    case 'addEndorsement':
    case 'changeTerm':
      return changeText(step.change, step);
  }
}

/** `general liability policy GL-88120`, `umbrella AB123`. */
const policyText = ({ line, policyNumber }: OfPolicy): string =>
  `${line === 'umbrella' ? 'umbrella' : `${LINE_NAMES[line].toLowerCase()} policy`} ${policyNumber}`;

function stateText(change: TermChange, of: OfPolicy): string {
  const policy = policyText(of);
  switch (change.term) {
    case 'endorsement':
      return `Send the page of ${policy} that shows ${formText(change)}, with number and edition.`;
    case 'proprietorsIncluded':
      return `Enter whether ${policy} excludes a proprietor, partner, executive, officer or member: nobody may be excluded.`;
    case 'withoutExclusions':
      return change.forms.length === 0
        ? `Enter whether ${policy} excludes anything: nothing may be excluded.`
        : changeText(change, of);
    case 'document':
    case 'certificateHolder':
    case 'remark':
      return changeText(change, of);
    default: {
      const { what, needed } = neededTerm(change, of.region);
      const together = change.term === 'limit' ? besideText(change.together, of.region) : '';
      return `Enter ${what} of ${policy}: needed is ${needed}${together}.`;
    }
  }
}

function changeText(change: TermChange, of: OfPolicy): string {
  const policy = policyText(of);
  switch (change.term) {
    case 'endorsement':
      return `Endorse ${policy} with ${formText(change)}.`;
    case 'schedule':
      return `Put ${LINE_NAMES[change.line].toLowerCase()} on the schedule of ${policy}.`;
    case 'withoutExclusions':
      return `Remove ${change.forms.length === 0 ? 'what excludes cover' : `form ${listed(change.forms)}`} from ${policy}.`;
    case 'document':
      return `Upload ${documentSubject({ ...change.document })} for ${policy}.`;
    case 'certificateHolder':
      return `Issue a certificate of ${policy} that names ${holderText(change.holder)} as certificate holder.`;
    case 'remark':
      return `Add “${change.remark}” to the remarks of ${policy}.`;
    case 'proprietorsIncluded':
      return `Include all proprietors, partners, executives, officers and members in ${policy}.`;
    default: {
      const { what, needed } = neededTerm(change, of.region);
      return `Change ${what} of ${policy} to ${needed}.`;
    }
  }
}

/** `CG 20 10 12 19 (additional insured for ongoing operations)`. */
const formText = ({ code, form }: Extract<TermChange, { readonly term: 'endorsement' }>): string =>
  form === null ? ENDORSEMENT_WORDS[code] : `${form} (${ENDORSEMENT_WORDS[code]})`;

function purchaseText(step: Purchase, reader: StepReader): string {
  const line = LINE_NAMES[step.line].toLowerCase();
  const policy = `${/^[aeiou]/.test(line) ? 'an' : 'a'} ${line} policy${placeText(step)}`;
  const content = contentText(step);
  const bare = content === '' ? policy : `${policy} with ${content}`;
  if (step.replaces !== null) return `Replace ${step.replaces.policyNumber} with ${bare}.`;
  return reader === 'supplier' ? `Buy ${bare}.` : `Share ${bare}, verified and in force.`;
}

/** Where a policy is written that is bought for requesters of another country than the usual one. */
const placeText = ({ region }: Purchase): string => (region === 'canada' ? ' in Canada' : '');

function contentText({ limits, changes, schedule, rating, region, fromSystem }: Purchase): string {
  const terms = changes.map((change) => {
    switch (change.term) {
      case 'endorsement':
        return formText(change);
      case 'remark':
        return `“${change.remark}” in its remarks`;
      case 'certificateHolder':
        return `a certificate for ${holderText(change.holder)}`;
      case 'document':
        return `${documentSubject({ ...change.document }).replace(/^the /, '')} on file`;
      case 'withoutExclusions':
        return 'nothing excluded';
      case 'trigger':
        return 'cover on occurrence';
      case 'proprietorsIncluded':
        return 'all proprietors, partners, executives, officers and members included';
      default: {
        const { what, needed } = neededTerm(change, region);
        return `${what.replace(/^the /, '')}: ${needed}`;
      }
    }
  });
  const over =
    schedule.length === 0 ? [] : [`${listed(schedule.map((line) => LINE_NAMES[line].toLowerCase()))} on its schedule`];
  const rated = rating === null ? [] : [`an insurer rated ${ratingText(rating)} or better`];
  const sent = fromSystem === true ? ['what it states sent from the agency system'] : [];
  return listed([...limitTexts(limits, region), ...over, ...terms, ...rated, ...sent], '');
}

const limitTexts = (limits: Limits, region: Purchase['region']): readonly string[] =>
  (Object.keys(limits) as (keyof Limits)[]).map(
    (limit) => `${LIMIT_SHORT_NAMES[limit].toLowerCase()} ${moneyText(limits[limit] ?? 0, region)}`,
  );

/** `, and the general aggregate to at least $3,000,000`: limits that cannot stay below the one that is raised. */
const togetherText = (together: Limits | undefined, region: Purchase['region']): string =>
  together === undefined
    ? ''
    : `, and ${listed(keysOf(together).map((limit) => `${limitAtEnd({ limit })} to at least ${moneyText(together[limit] ?? 0, region)}`))}`;

/** `, and at least $3,000,000 for the general aggregate`. */
const besideText = (together: Limits | undefined, region: Purchase['region']): string =>
  together === undefined
    ? ''
    : `, and ${listed(keysOf(together).map((limit) => `at least ${moneyText(together[limit] ?? 0, region)} for ${limitAtEnd({ limit })}`))}`;
