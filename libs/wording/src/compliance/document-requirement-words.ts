import { isEndorsementCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { DOCUMENT_KINDS } from '@covertrail/domain/insurance/document-kinds';
import { DOCUMENT_KIND_NAMES } from '../insurance/document-words.js';
import { lowerFirst } from '../text/first-letter.js';
import { ENDORSEMENT_NAMES, ENDORSEMENT_WORDS } from '../insurance/labels.js';

/** The document that a template requires, in words. */

const kindName = (kind: unknown): string =>
  DOCUMENT_KINDS.filter((listed) => listed === kind).map((kind) => DOCUMENT_KIND_NAMES[kind])[0] ?? 'Document';

/** `Additional document “W-9”`, `Endorsement: waiver of subrogation`. The code of the rule holds the words without their case. */
export function documentTitle(code: string, params: Params = {}): string {
  const [kind, ...rest] = code.split(':');
  const name = kindName(kind);
  const endorsement = rest.find(isEndorsementCode);
  const named = params.named ?? rest.find((part) => part !== endorsement);
  return `${name}${endorsement === undefined ? '' : `: ${lowerFirst(ENDORSEMENT_NAMES[endorsement])}`}${named === undefined ? '' : ` “${named}”`}`;
}

/** `the additional document “W-9”`, `the form for waiver of subrogation`. */
export function documentSubject({ kind, endorsement, named }: Params): string {
  const what = isEndorsementCode(endorsement) ? `form for ${ENDORSEMENT_WORDS[endorsement]}` : kindPhrase(kind);
  return `the ${what}${named === undefined ? '' : ` “${String(named)}”`}`;
}

/** A kind inside a sentence; a form of ISO keeps its capitals. */
const kindPhrase = (kind: unknown): string =>
  kind === 'iso' ? DOCUMENT_KIND_NAMES.iso : kind === 'policy' ? 'policy document' : lowerFirst(kindName(kind));

export const daysText = (days: unknown): string =>
  days === 1 ? '1 day' : `${Number(days).toLocaleString('en-US')} days`;

export const documentRequired = ({ withinDays }: Params): string =>
  withinDays === undefined ? 'On file' : `On file, at most ${daysText(withinDays)} old`;
