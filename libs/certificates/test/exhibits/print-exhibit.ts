import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

const PAGE = [612, 792] as const;
const MARGIN = 72;

/** A text as a word processor prints it: its lines broken at the margin, tabs as columns, paragraphs apart, pages with numbers. */
export async function printExhibit(text: string, size = 11): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  let page: PDFPage | null = null;
  let at = 0;
  for (const line of text.split('\n').flatMap((paragraph) => broken(paragraph, font, size))) {
    if (page === null || at < MARGIN) {
      page = document.addPage([...PAGE]);
      at = PAGE[1] - MARGIN;
      page.drawText(`Page ${document.getPageCount()}`, { x: 290, y: 36, size: 9, font });
    }
    line.split('    ').forEach((cell, column) => page?.drawText(cell, { x: MARGIN + column * 260, y: at, size, font }));
    at -= size * (line === '' ? 1.4 : 1.25);
  }
  return document.save();
}

function broken(paragraph: string, font: PDFFont, size: number): readonly string[] {
  const lines = [''];
  for (const word of paragraph.split(/ (?! )(?<! {2})/)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && font.widthOfTextAtSize(longer, size) > PAGE[0] - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
