import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import { PDFHexString, PDFString, rgb, StandardFonts } from 'pdf-lib';
import type { FieldKey, Party } from '@covertrail/domain/insurance/certificate/field-keys';
import type { CertificateContent } from './certificate-content.js';
import { formName, LABEL_NAMES, partyNames } from './form-names.js';
import type { PageStyle } from './page-style.js';
import type { Random } from './random.js';

const BLACK = rgb(0, 0, 0);

/** Draws labels, boxes and values of one page, each value in the way of the style. Places are points of a page of 612 by 792. */
export class Sheet {
  private fieldCount = 0;

  private constructor(
    readonly pdf: PDFDocument,
    private readonly page: PDFPage,
    readonly style: PageStyle,
    private readonly content: CertificateContent,
    private readonly random: Random,
    private readonly fonts: { readonly label: PDFFont; readonly value: PDFFont; readonly signs: PDFFont },
  ) {}

  static async of(pdf: PDFDocument, style: PageStyle, content: CertificateContent, random: Random): Promise<Sheet> {
    const [label, value, signs] = await Promise.all([
      pdf.embedFont(style.labelFont),
      pdf.embedFont(style.valueFont),
      pdf.embedFont(StandardFonts.ZapfDingbats),
    ]);
    const page = pdf.addPage([612, 792]);
    page.setMediaBox(...style.origin, 612, 792);
    return new Sheet(pdf, page, style, content, random, { label, value, signs });
  }

  private at(x: number, y: number): { x: number; y: number } {
    const { scale, move, origin } = this.style;
    return {
      x: x * scale + (1 - scale) * 306 + move[0] + origin[0],
      y: y * scale + (1 - scale) * 396 + move[1] + origin[1],
    };
  }

  /** Draws a text whole, or in pieces as long as the style says, each where the one before it ends. */
  private draw(text: string, { x, y }: { x: number; y: number }, size: number, font: PDFFont): void {
    const { pieces } = this.style;
    const parts = pieces === 0 ? [text] : (text.match(new RegExp(`.{1,${pieces}}`, 'gu')) ?? []);
    let left = x;
    for (const part of parts) {
      this.page.drawText(part, { x: left, y, size, font, color: BLACK });
      left += font.widthOfTextAtSize(part, size);
    }
  }

  label(text: string, x: number, y: number, size = 5.9): void {
    this.draw(text, this.at(x, y), size * this.style.scale, this.fonts.label);
  }

  rule(x1: number, y1: number, x2: number, y2: number): void {
    if (this.style.isRuled) this.page.drawLine({ start: this.at(x1, y1), end: this.at(x2, y2), thickness: 0.5 });
  }

  /** A value of one or more lines; its first line starts at the place, `width` is how far it may reach. */
  fill(key: FieldKey, x: number, y: number, width: number, lines = 1): void {
    const { style } = this;
    const shown = this.content.fields.get(key);
    const { value } = shown ?? {};
    const labelName = LABEL_NAMES[key];
    if (labelName && value?.kind === 'amount' && value.label && style.mode !== 'text' && style.mode !== 'notes') {
      const amount = shown?.shown.replace(`${value.label}   `, '') ?? '';
      this.place(labelName, value.label, x, y, width * 0.55, 1);
      return this.place(formName(key), amount, x + width * 0.58, y, width * 0.42, 1);
    }
    this.place(formName(key), shown?.shown ?? '', x, y, width, lines);
  }

  private place(name: string | undefined, text: string, x: number, y: number, width: number, lines: number): void {
    const { mode } = this.style;
    if (mode === 'text' || (name === undefined && mode !== 'plain form')) return this.write(text, x, y, width);
    if (mode === 'notes')
      return this.random.chance(0.15) ? this.note(text, x, y, width) : this.write(text, x, y, width);
    this.field(name ?? '', text, x, y, width, lines);
  }

  /** The size at which the longest line fits, as programs of agencies choose it. */
  private fitted(text: string, width: number): number {
    const size = this.style.valueSize;
    const longest = Math.max(...text.split('\n').map((line) => this.fonts.value.widthOfTextAtSize(line, size)));
    return Math.max(4.5, Math.min(size, (size * width) / Math.max(1, longest)));
  }

  private write(text: string, x: number, y: number, width: number): void {
    const { jitter } = this.style;
    if (text === '') return;
    const size = this.fitted(text, width * this.style.scale);
    const [dx, dy] = [this.random.between(-jitter, jitter), this.random.between(-jitter, jitter)];
    text
      .split('\n')
      .forEach((line, row) => this.draw(line, this.at(x + dx, y + dy - row * 10), size, this.fonts.value));
  }

  private field(name: string, text: string, x: number, y: number, width: number, lines: number): void {
    const { style, pdf } = this;
    this.fieldCount += 1;
    const plain = `Text${this.fieldCount}`;
    const field = pdf.getForm().createTextField(style.mode === 'plain form' ? plain : `F[0].P1[0].${name}[0]`);
    field.acroField.setDefaultAppearance(`/Helv ${this.fitted(text, width * style.scale - 3).toFixed(2)} Tf 0 g`);
    if (lines > 1) field.enableMultiline();
    if (text !== '') field.setText(text);
    const { x: left, y: base } = this.at(x - 2, y);
    const height = 10 * lines;
    field.addToPage(this.page, {
      x: left,
      y: base - 2 - (lines - 1) * 10,
      width: width * style.scale,
      height,
      borderWidth: 0,
      font: this.fonts.value,
    });
  }

  /** A note laid over the page, without a drawing of its own. */
  private note(text: string, x: number, y: number, width: number): void {
    if (text === '') return;
    const rows = text.split('\n').length;
    const { x: left, y: base } = this.at(x, y);
    const { valueSize } = this.style;
    const right = left + Math.max(width, this.fonts.value.widthOfTextAtSize(text.split('\n')[0] ?? '', valueSize));
    this.page.node.addAnnot(
      this.pdf.context.register(
        this.pdf.context.obj({
          Type: 'Annot',
          Subtype: 'FreeText',
          Rect: [left, base - 2 - (rows - 1) * valueSize * 1.2, right, base + valueSize],
          Contents: PDFHexString.fromText(text.replaceAll('\n', '\r')),
          DA: PDFString.of(`/Helv ${valueSize.toFixed(1)} Tf 0 g`),
          F: 4,
        }),
      ),
    );
  }

  /** A box to tick; the place is its lower left corner. */
  box(key: FieldKey, x: number, y: number): void {
    const { style, random } = this;
    const size = 9;
    if (style.isRuled) this.outline(x, y, size);
    const isTicked = this.content.fields.has(key);
    if (style.mode === 'named form' || style.mode === 'flattened form') return this.checkBox(key, x, y, size, isTicked);
    if (!isTicked) return;
    const by = style.missedTicks;
    const [left, low] = [x + random.between(-by, by / 2), y + random.between(-by, by) / 2];
    if (style.tick === 'letter')
      this.page.drawText('X', { ...this.at(left + 2, low + 1.5), size: 8, font: this.fonts.value });
    else if (style.tick === 'sign')
      this.page.drawText(random.of(['✔', '✖', '✓']), {
        ...this.at(left + 1, low + 1.5),
        size: 8,
        font: this.fonts.signs,
      });
    else this.cross(left + 1.5, low + 1.5, size - 3);
  }

  private checkBox(key: FieldKey, x: number, y: number, size: number, isTicked: boolean): void {
    const box = this.pdf.getForm().createCheckBox(`F[0].P1[0].${formName(key) ?? key}[0]`);
    box.addToPage(this.page, { ...this.at(x, y), width: size, height: size, borderWidth: 0 });
    if (isTicked) box.check();
  }

  private cross(x: number, y: number, size: number): void {
    this.page.drawLine({ start: this.at(x, y), end: this.at(x + size, y + size), thickness: 1 });
    this.page.drawLine({ start: this.at(x, y + size), end: this.at(x + size, y), thickness: 1 });
  }

  private outline(x: number, y: number, size: number): void {
    const corner = this.at(x, y);
    this.page.drawRectangle({ ...corner, width: size, height: size, borderWidth: 0.5, borderColor: BLACK });
  }

  /** Name and address in a block of lines. */
  party(party: Party, x: number, y: number): void {
    const of = this.content.parties[party];
    if (!of) return;
    const { mode } = this.style;
    if (mode !== 'named form' && mode !== 'flattened form') {
      const lines = [...of.nameLines, ...of.address, `${of.city}, ${of.state} ${of.zip}`];
      return this.place(undefined, lines.join('\n'), x, y, 260, lines.length);
    }
    const names = partyNames(party);
    this.field(names.name, of.name, x, y, 270, 1);
    of.address.forEach((line, at) => this.field(names.address[at] ?? '', line, x, y - 10 - at * 10, 200, 1));
    this.field(names.city, of.city, x, y - 30, 110, 1);
    this.field(names.state, of.state, x + 115, y - 30, 25, 1);
    this.field(names.zip, of.zip, x + 145, y - 30, 60, 1);
  }
}
