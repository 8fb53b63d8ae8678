import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { FindingOf } from '@covertrail/domain/compliance/named-params';
import { indexedScopes } from '@covertrail/domain/compliance/endorsements/indexed-form';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import type { FormDoubt } from '@covertrail/domain/compliance/param-reasons';
import { isExclusion, isNaming, scopePhrase } from '../insurance/form-scope-words.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { endorsementIn, said } from './param-text.js';

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

export const FORM_DOUBT_WORDING: Readonly<Record<FormDoubt, (finding: Finding) => string>> = {
  'FORM.UNKNOWN': () => 'is not in the index of forms',
  'FORM.EDITION_NOT_GIVEN': () => 'was entered without its edition, which decides what it covers',
  'FORM.EDITION_UNKNOWN': () => 'is of an edition that is not in the index of forms',
  'FORM.NOT_CONFIRMED': () => 'is in the index of forms, but what it covers has not been confirmed',
  'FORM.OF_A_CARRIER': () => 'is a carrier’s own form, whose text must be read',
  'FORM.FOR_SOME': ({ params }) => `is written only for ${said(params.only)}`,
  'FORM.ARGUABLE': () => 'can be understood in two ways',
  'FORM.OTHER_PART': () => 'belongs to another part or line',
};

export function formDoubtText(finding: FindingOf<'ENDORSEMENT.FORM_IN_DOUBT'>): string {
  const { params } = finding;
  const why = isFormDoubt(params.doubt) ? FORM_DOUBT_WORDING[params.doubt](finding) : 'is in doubt';
  return `Form ${params.form} on ${params.policyNumber} ${why}, so whether it gives ${endorsementIn(params)} needs manual review.`;
}

const isFormDoubt = (doubt: unknown): doubt is FormDoubt =>
  typeof doubt === 'string' && Object.hasOwn(FORM_DOUBT_WORDING, doubt);
