import { LARGEST_UPLOAD, UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { NOT_IMAGE_OR_PDF, UPLOAD_TOO_LARGE, uploadOfOtherKind } from '@covertrail/wording/fields/server-messages';

const CERTIFICATE_KINDS = ['application/pdf'] as const;

/** What is wrong with a certificate before it is sent [E01]; the server checks its content. */
export function certificateProblem({ size, type }: File): string | null {
  if (type !== '' && type !== CERTIFICATE_KINDS[0]) return uploadOfOtherKind(CERTIFICATE_KINDS);
  return size > LARGEST_UPLOAD ? UPLOAD_TOO_LARGE : null;
}

/** The mark of an additional file: by its type [E01]. */
export const kindProblem = ({ type }: File): string | null =>
  type === '' || UPLOAD_KINDS.some((kind) => kind === type) ? null : NOT_IMAGE_OR_PDF;

export const isSendable = (file: File): boolean => kindProblem(file) === null;

/** Why an additional file is not taken at all: its name is there already, or it is too large. */
export function additionalProblem({ name, size }: File, taken: readonly string[]): string | null {
  if (taken.includes(name)) return `${name} is already uploaded, please upload new document.`;
  return size > LARGEST_UPLOAD ? `File ${name} size should be less than 20 MB !!` : null;
}
