import { documentDays, MOST_REQUIRED_DOCUMENTS, requiredDocumentName } from '../../fields/template-fields.js';
import { addDays, type CalendarDate } from '../../kernel/dates.js';
import { plainWords } from '../../kernel/plain-words.js';
import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, DocumentOnFile, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { Params } from '../finding-params.js';
import type { DocumentRequirement } from '../further-requirements.js';
import { endorsementOf } from '../../insurance/line-facts.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Documents that must be on file for a policy (decision 43). The kind is what its sender chose, so it decides; a name is free
 * text, so a document of the kind with another name is for review, also where it holds the asked one (decision 57). The newest of several is the
 * one that counts.
 */
export const documents: FurtherKind<'documents'> = {
  fits: (line, asked) =>
    asked.length > 0 &&
    asked.length <= MOST_REQUIRED_DOCUMENTS &&
    asked.every((one) => mayBeRequired(line, one)) &&
    new Set(asked.map(documentCodeOf)).size === asked.length,
  compile: (line, asked) => asked.map((one) => compiled(line, one)),
};

const mayBeRequired = (line: CoverageLine, { kind, endorsement, named, withinDays }: DocumentRequirement): boolean =>
  (endorsement === undefined || (kind === 'endorsement' && endorsementOf(line, endorsement) !== null)) &&
  (named === undefined || (requiredDocumentName.check(named) === null && plainWords(named) !== '')) &&
  (withinDays === undefined || documentDays.check(withinDays) === null);

/** `endorsement:waiverOfSubrogation`, `additional:w-9`: what a document is, whatever its age. */
export const documentCodeOf = ({ kind, endorsement, named }: DocumentRequirement): string =>
  [kind, endorsement, named === undefined ? undefined : plainWords(named).replaceAll(' ', '-')]
    .filter((part) => part !== undefined)
    .join(':');

function compiled(line: CoverageLine, asked: DocumentRequirement): CompiledFurther {
  const { withinDays } = asked;
  const params: Params = { ...asked };
  const evaluate = (policy: ProvidedPolicy, day: CalendarDate): Evaluation =>
    evaluateDocument(asked, params, policy, day);
  const rule = {
    kind: 'further',
    rule: furtherRule(line, 'document', documentCodeOf(asked)),
    params,
    reads: ['documents'],
    evaluate,
  } as const;
  return withinDays === undefined
    ? rule
    : { ...rule, changesOn: (policy, day) => ageOf(asked, withinDays, policy, day) };
}

/** The day on which a document that was uploaded on a day is too old. */
export const tooOldOn = (uploadedOn: CalendarDate, withinDays: number): CalendarDate =>
  addDays(uploadedOn, withinDays + 1);

function ageOf(
  asked: DocumentRequirement,
  withinDays: number,
  policy: ProvidedPolicy,
  day: CalendarDate,
): CalendarDate | null {
  const found = newestOf(policy.documents.value.filter((one) => isAsked(asked, one)));
  if (found === null) return null;
  const end = tooOldOn(found.uploadedOn, withinDays);
  return end > day ? end : null;
}

function evaluateDocument(
  asked: DocumentRequirement,
  params: Params,
  policy: ProvidedPolicy,
  day: CalendarDate,
): Evaluation {
  const ofKind = policy.documents.value.filter((one) => isOfKind(asked, one));
  const other = newestOf(ofKind);
  if (other === null) return lacking('fail', 'DOCUMENT.MISSING', 'FIX.UPLOAD_DOCUMENT', params, policy);
  const found = newestOf(ofKind.filter((one) => isNamed(asked, one)));
  if (found === null)
    return lacking('review', 'DOCUMENT.OTHER_NAME', 'FIX.DECIDE_STATEMENT', params, policy, { document: other.name });
  const shown = { document: found.name, uploadedOn: found.uploadedOn };
  return asked.withinDays !== undefined && tooOldOn(found.uploadedOn, asked.withinDays) <= day
    ? lacking('fail', 'DOCUMENT.TOO_OLD', 'FIX.RENEW_DOCUMENT', params, policy, shown)
    : passing('DOCUMENT.ON_FILE', params, policy, shown);
}

const isAsked = (asked: DocumentRequirement, one: DocumentOnFile): boolean =>
  isOfKind(asked, one) && isNamed(asked, one);
const isOfKind = ({ kind, endorsement }: DocumentRequirement, one: DocumentOnFile): boolean =>
  one.kind === kind && (endorsement === undefined || one.endorsement === endorsement);
/**
 * By the whole name of its file, whatever its ending: other words beside it may say the contrary (`not W-9 but W-8`). A year or a day of eight
 * digits says nothing of what it is.
 */
function isNamed({ named }: DocumentRequirement, { name }: DocumentOnFile): boolean {
  const words = plainWords(name.replace(ENDING, ''));
  return named === undefined || [words, withoutDays(words)].includes(plainWords(named));
}
const ENDING = /\.[A-Za-z0-9]{1,5}$/;
const withoutDays = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !/^(?:19|20)\d{2}(?:\d{4})?$/.test(word))
    .join(' ');

const newestOf = (documents: readonly DocumentOnFile[]): DocumentOnFile | null =>
  documents.reduce<DocumentOnFile | null>(
    (newest, one) => (newest === null || isNewer(one, newest) ? one : newest),
    null,
  );
const isNewer = (one: DocumentOnFile, other: DocumentOnFile): boolean =>
  one.uploadedOn === other.uploadedOn ? one.documentId < other.documentId : one.uploadedOn > other.uploadedOn;
