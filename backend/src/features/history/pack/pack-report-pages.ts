import { embedFonts, type Fonts } from '@covertrail/issued-certificates/pdf/fonts';
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib';

/** Points. Letter paper. */
const [WIDTH, HEIGHT, MARGIN] = [612, 792, 54];
const LEADING = 1.35;

export interface LineStyle {
  readonly size?: number;
  readonly bold?: boolean;
  /** Points from the margin. */
  readonly indent?: number;
  /** Points above. */
  readonly above?: number;
}

/** Text on the pages of a PDF, from the top down: it breaks lines between words, and pages between lines. */
export class ReportPages {
  private page: PDFPage;
  private y = HEIGHT - MARGIN;
  private readonly widths = new Map<string, number>();

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: Fonts,
    private readonly written: ReadonlySet<number>,
  ) {
    this.page = pdf.addPage([WIDTH, HEIGHT]);
  }

  static async begin(title: string, madeAt: Date): Promise<ReportPages> {
    const pdf = await PDFDocument.create();
    pdf.setTitle(title, { showInWindowTitleBar: true });
    pdf.setLanguage('en-US');
    pdf.setProducer('Covertrail');
    pdf.setCreationDate(madeAt);
    pdf.setModificationDate(madeAt);
    const fonts = await embedFonts(pdf);
    return new ReportPages(pdf, fonts, new Set(fonts.regular.getCharacterSet()));
  }

  write(text: string, { size = 10, bold = false, indent = 0, above = 0 }: LineStyle = {}): void {
    const font = bold ? this.fonts.bold : this.fonts.regular;
    this.y -= above;
    for (const line of this.linesOf(this.writable(text), font, size, WIDTH - 2 * MARGIN - indent)) {
      if (this.y < MARGIN + size) {
        this.page = this.pdf.addPage([WIDTH, HEIGHT]);
        this.y = HEIGHT - MARGIN;
      }
      this.y -= size * LEADING;
      this.page.drawText(line, { x: MARGIN + indent, y: this.y, size, font, color: rgb(0.1, 0.1, 0.12) });
    }
  }

  bytes(): Promise<Uint8Array> {
    for (const [at, page] of this.pdf.getPages().entries())
      page.drawText(`Page ${at + 1} of ${this.pdf.getPageCount()}`, {
        x: MARGIN,
        y: MARGIN / 2,
        size: 8,
        font: this.fonts.regular,
      });
    return this.pdf.save();
  }

  /** The font of our certificates has Latin, Greek and Cyrillic letters: what it lacks is shown as a question mark. */
  private writable(text: string): string {
    return [...text.normalize('NFC').replace(/\s/g, ' ')]
      .map((letter) => (this.written.has(letter.codePointAt(0)!) ? letter : '?'))
      .join('');
  }

  private linesOf(text: string, font: PDFFont, size: number, width: number): readonly string[] {
    const lines: string[] = [];
    let [line, used] = ['', 0];
    for (const word of text.split(' ').flatMap((word) => word.match(/.{1,60}/g) ?? [])) {
      const needed = this.widthOf(`${word} `, font) * size;
      if (line !== '' && used + needed > width) {
        lines.push(line);
        [line, used] = ['', 0];
      }
      line += line === '' ? word : ` ${word}`;
      used += needed;
    }
    return [...lines, line];
  }

  /** At a size of one point. */
  private widthOf(word: string, font: PDFFont): number {
    const key = `${font.name} ${word}`;
    const width = this.widths.get(key) ?? font.widthOfTextAtSize(word, 1);
    this.widths.set(key, width);
    return width;
  }
}
