import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { FindingOf } from '@covertrail/domain/compliance/named-params';
import { indexedScopes } from '@covertrail/domain/compliance/endorsements/indexed-form';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import { isExclusion, isNaming, scopePhrase } from '../insurance/form-scope-words.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { doubtText } from './layer-wording.js';
import { endorsementIn } from './param-text.js';

function givesText(scopes: readonly FormScope[]): string {
  if (scopes.some(isExclusion)) return 'is an exclusion';
  const words = scopes.filter((scope) => !isNaming(scope)).map(scopePhrase);
  return words.length === 0 ? 'is for other parties' : `gives ${words.join(' and ')}`;
}

/** What the index knows of a form that a person entered: its title, and what it gives. Null for a form that it does not have. */
export function formNote(form: string): string | null {
  const {
    rows: [row],
    edition,
  } = readForm(form);
  if (row === undefined) return null;
  const scopes = indexedScopes(form);
  const how = scopes.includes('blanket')
    ? ', by blanket wording'
    : scopes.includes('scheduled')
      ? ', by a schedule'
      : '';
  const gives = scopes.length === 0 ? 'what it gives needs manual review' : `it ${givesText(scopes)}${how}`;
  return `${row.title}: ${gives}.${edition === null && row.editions.length > 0 ? ' Please add its edition.' : ''}`;
}

const titled = ({ form, policyNumber, title }: ParamsWith<'form' | 'policyNumber' | 'title'>): string =>
  `Form ${form} on ${policyNumber} (${title})`;

/** `Form CG 20 10 04 13 on GL-9 (…) gives additional insured for ongoing operations, which is no proof of …` */
export function otherScopeText({ params }: FindingOf<'ENDORSEMENT.OTHER_SCOPE'>): string {
  const own = byIndexText(params);
  return own === ''
    ? `${titled(params)} ${givesText(params.gives)}, which is no proof of ${endorsementIn(params)}.`
    : `Form ${params.form} on ${params.policyNumber} is no proof of ${endorsementIn(params)}${own}.`;
}

/** Names the requester's own index of forms where an entry of it decides, and not the index of the product. */
export const byIndexText = ({ index }: Params): string =>
  index === 'requester' ? ', by the requester’s own index of forms' : '';

export function otherLineText({ params }: FindingOf<'ENDORSEMENT.OTHER_LINE'>): string {
  const line = isCoverageLine(params.formLine) ? LINE_NAMES[params.formLine].toLowerCase() : 'another line';
  return `${titled(params)} belongs to ${line}: on this policy it is no proof of ${endorsementIn(params)}.`;
}

export const formDoubtText = ({ params }: FindingOf<'ENDORSEMENT.FORM_IN_DOUBT'>): string =>
  `Form ${params.form} on ${params.policyNumber} ${doubtText(params)}, so whether it gives ${endorsementIn(params)} needs manual review.`;
