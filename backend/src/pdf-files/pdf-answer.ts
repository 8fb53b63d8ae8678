/** What is found in a PDF file: the number of its pages, or why it is not taken as one. */
export type PdfAnswer = { readonly pages: number } | { readonly refused: 'FILE.PDF_BROKEN' | 'FILE.PDF_LOCKED' };
