/** Why a file that begins as a PDF is not taken as one. */
export const PDF_REFUSALS = ['FILE.PDF_BROKEN', 'FILE.PDF_LOCKED'] as const;

/** What is found in a PDF file: the number of its pages, or why it is refused. */
export type PdfAnswer = { readonly pages: number } | { readonly refused: (typeof PDF_REFUSALS)[number] };
