import { documentDays, MOST_REQUIRED_DOCUMENTS, requiredDocumentName } from '../../fields/template-fields.js';
import { addDays, type CalendarDate } from '../../kernel/dates.js';
import { plainWords } from '../../kernel/plain-words.js';
import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, DocumentOnFile, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
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
  fits: (line, required) =>
    required.length > 0 &&
    required.length <= MOST_REQUIRED_DOCUMENTS &&
    required.every((documentRequirement) => mayBeRequired(line, documentRequirement)) &&
    new Set(required.map(documentCodeOf)).size === required.length,
  compile: (line, required) => required.map((documentRequirement) => compiled(line, documentRequirement)),
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

function compiled(line: CoverageLine, required: DocumentRequirement): CompiledFurther {
  const { withinDays } = required;
  const params = { ...required };
  const evaluate = (policy: ProvidedPolicy, day: CalendarDate): Evaluation =>
    evaluateDocument(required, params, policy, day);
  const rule = {
    kind: 'further',
    rule: furtherRule(line, 'document', documentCodeOf(required)),
    params,
    reads: ['documents'],
    evaluate,
  } as const;
  return withinDays === undefined
    ? rule
    : { ...rule, changesOn: (policy, day) => ageOf(required, withinDays, policy, day) };
}

/** The day on which a document that was uploaded on a day is too old. */
export const tooOldOn = (uploadedOn: CalendarDate, withinDays: number): CalendarDate =>
  addDays(uploadedOn, withinDays + 1);

function ageOf(
  required: DocumentRequirement,
  withinDays: number,
  policy: ProvidedPolicy,
  day: CalendarDate,
): CalendarDate | null {
  const found = newestOf(policy.documents.value.filter((documentOnFile) => isAsked(required, documentOnFile)));
  if (found === null) return null;
  const end = tooOldOn(found.uploadedOn, withinDays);
  return end > day ? end : null;
}

function evaluateDocument(
  required: DocumentRequirement,
  params: ParamsWith<'kind'>,
  policy: ProvidedPolicy,
  day: CalendarDate,
): Evaluation {
  const ofKind = policy.documents.value.filter((documentOnFile) => isOfKind(required, documentOnFile));
  const other = newestOf(ofKind);
  if (other === null) return lacking('fail', 'DOCUMENT.MISSING', 'FIX.UPLOAD_DOCUMENT', params, policy);
  const found = newestOf(ofKind.filter((documentOnFile) => isNamed(required, documentOnFile)));
  if (found === null)
    return lacking(
      'review',
      'DOCUMENT.OTHER_NAME',
      'FIX.DECIDE_STATEMENT',
      { ...params, document: other.name },
      policy,
    );
  const { withinDays } = required;
  const shown = { ...params, document: found.name, uploadedOn: found.uploadedOn };
  return withinDays !== undefined && tooOldOn(found.uploadedOn, withinDays) <= day
    ? lacking('fail', 'DOCUMENT.TOO_OLD', 'FIX.RENEW_DOCUMENT', { ...shown, withinDays }, policy)
    : passing('DOCUMENT.ON_FILE', shown, policy);
}

const isAsked = (required: DocumentRequirement, documentOnFile: DocumentOnFile): boolean =>
  isOfKind(required, documentOnFile) && isNamed(required, documentOnFile);
const isOfKind = ({ kind, endorsement }: DocumentRequirement, documentOnFile: DocumentOnFile): boolean =>
  documentOnFile.kind === kind && (endorsement === undefined || documentOnFile.endorsement === endorsement);
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
    (newest, documentOnFile) => (newest === null || isNewer(documentOnFile, newest) ? documentOnFile : newest),
    null,
  );
const isNewer = (document: DocumentOnFile, other: DocumentOnFile): boolean =>
  document.uploadedOn === other.uploadedOn
    ? document.documentId < other.documentId
    : document.uploadedOn > other.uploadedOn;
