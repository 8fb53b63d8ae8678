/** The kinds of files that are accepted, and their largest size [C17]. */
export const LARGEST_UPLOAD = 20_480_000;

/** As MIME types; a file's name and the type that its sender states prove nothing. */
export const UPLOAD_KINDS = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** Additional documents may be GIF pictures as well [C17]. */
export const DOCUMENT_UPLOAD_KINDS = [...UPLOAD_KINDS, 'image/gif'] as const;
/** A logo: pictures of dots alone, because one of lines may hold programs [I01]. */
export const PICTURE_KINDS = ['image/png', 'image/jpeg'] as const;
export const LARGEST_PICTURE = 1_000_000;
/** The least and the most dots that a picture has in each direction. */
export const PICTURE_DOTS = { least: 16, most: 4_000 } as const;
/** Spreadsheets: .xlsx, .xls and .csv. */
export const SHEET_UPLOAD_KINDS = ['application/zip', 'application/x-cfb', 'text/csv'] as const;
export type UploadKind = (typeof DOCUMENT_UPLOAD_KINDS)[number] | (typeof SHEET_UPLOAD_KINDS)[number];

const BEGINNINGS: Readonly<Record<Exclude<UploadKind, 'text/csv'>, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'application/zip': [0x50, 0x4b, 0x03, 0x04],
  'application/x-cfb': [0xd0, 0xcf, 0x11, 0xe0],
};

/** The number of bytes that is enough to recognize every kind. */
export const SIGNATURE_BYTES = 8;

/** The kind of a file by the first bytes of its content; null for a kind that is not accepted. */
export function uploadKindOf(beginning: Uint8Array, accepted: readonly UploadKind[] = UPLOAD_KINDS): UploadKind | null {
  return (
    accepted.find((kind) =>
      kind === 'text/csv' ? isText(beginning) : BEGINNINGS[kind].every((byte, at) => beginning[at] === byte),
    ) ?? null
  );
}

/** A text has no sign of its own: it begins as none of the others does, and without control characters but tabs and ends of lines. */
function isText(beginning: Uint8Array): boolean {
  const begins = Object.values(BEGINNINGS).some((signature) => signature.every((byte, at) => beginning[at] === byte));
  return !begins && beginning.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

/** The endings of each kind; the first is the usual one. */
const ENDINGS: Readonly<Record<UploadKind, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/zip': ['xlsx'],
  'application/x-cfb': ['xls'],
  'text/csv': ['csv'],
};

const isUploadKind = (contentType: string): contentType is UploadKind => Object.hasOwn(ENDINGS, contentType);

/**
 * The name of a file with an ending of what it is: programs open a file by its ending, so the name that was sent does not decide it.
 * A name stays as it is where the content is of no kind that uploads have.
 */
export function nameOfKind(name: string, contentType: string): string {
  if (!isUploadKind(contentType)) return name;
  const endings = ENDINGS[contentType];
  const [stem, ending] = /^(.+)\.([^.]*)$/s.exec(name)?.slice(1) ?? [name, ''];
  return endings.includes(ending?.toLowerCase() ?? '') ? name : `${stem}.${endings[0]}`;
}
