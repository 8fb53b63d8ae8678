import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of all pages, in the order in which they were drawn, each space a single one. */
export async function textOfPdf(content: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}
