import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import {
  CONTENTS_OF_KIND,
  DOCUMENT_KINDS,
  kindOfType,
  type DocumentKind,
  type DocumentType,
} from '@covertrail/domain/insurance/document-kinds';
import { LARGEST_UPLOAD, type UploadKind } from '@covertrail/domain/kernel/upload-kinds';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { uploadOfOtherKind } from '@covertrail/wording/fields/server-messages';

/** What a person uploads: a kind of document, and the endorsement whose form it is. */
export interface DocumentChoice {
  readonly kind: DocumentKind;
  readonly endorsement: EndorsementCode | null;
}

/** The value of a choice in a select. */
export const valueOfChoice = ({ kind, endorsement }: DocumentChoice): string =>
  endorsement === null ? kind : `endorsement:${endorsement}`;

/** The kinds, and one choice for each endorsement of the policy. */
export function documentChoices(
  endorsements: readonly EndorsementCode[],
): readonly (DocumentChoice & { readonly text: string })[] {
  const plain = DOCUMENT_KINDS.map((kind) => ({ kind, endorsement: null, text: DOCUMENT_KIND_NAMES[kind] }));
  const forms = endorsements.map(
    (endorsement) =>
      ({ kind: 'endorsement', endorsement, text: `Endorsement: ${ENDORSEMENT_NAMES[endorsement]}` }) as const,
  );
  return [...plain, ...forms];
}

/** The kinds that take the content of a document. */
export const kindsFor = ({ contentType }: { readonly contentType: string }): readonly DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => CONTENTS_OF_KIND[kind].some((accepted) => accepted === contentType));

/** What a document is, in its row. */
export function documentText({
  documentType,
  endorsement,
}: {
  readonly documentType: DocumentType;
  readonly endorsement: EndorsementCode | null;
}): string {
  const kind = DOCUMENT_KIND_NAMES[kindOfType(documentType)];
  return endorsement === null ? kind : `${kind}: ${ENDORSEMENT_NAMES[endorsement]}`;
}

/** What is wrong with a file, checked before the upload [C17]; the server checks its content. */
export function wrongWith(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  kind: DocumentKind,
  taken: readonly string[],
): string | null {
  const accepted: readonly UploadKind[] = CONTENTS_OF_KIND[kind];
  if (size > LARGEST_UPLOAD) return `File ${name} size should be less than 20 MB !!`;
  if (type !== '' && !accepted.some((uploadKind) => uploadKind === type)) {
    return kind === 'additional'
      ? 'File not supported. Please upload image or pdf only, as mentioned above.'
      : uploadOfOtherKind(accepted);
  }
  return taken.includes(name) ? `${name} is already uploaded, please upload new document.` : null;
}

/** `General liability GL-88120`: where a shared document belongs. */
export const policyText = (line: CoverageLine, policyNumber: string): string => `${LINE_NAMES[line]} ${policyNumber}`;
