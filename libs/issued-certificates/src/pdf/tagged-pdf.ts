import { PDFDocument, type PDFImage } from 'pdf-lib';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { embedFonts, type Fonts } from './fonts.js';
import { Pen } from './pen.js';
import { pictureKind } from './signature-picture.js';
import { Structure } from './structure.js';

/** What a document says of itself. */
interface DocumentDetails {
  readonly title: string;
  /** Taken for the time at which it was made: the same content gives the same bytes. */
  readonly day: CalendarDate;
}

/** A letter page, in points. */
const PAGE: [number, number] = [612, 792];
const PROGRAM = 'Covertrail';

/** A document whose parts and their order are written down, so that it can be read aloud. */
export class TaggedPdf {
  private readonly structure = new Structure();
  readonly pens: Pen[] = [];

  private constructor(
    private readonly document: PDFDocument,
    private readonly fonts: Fonts,
  ) {}

  static async create({ title, day }: DocumentDetails): Promise<TaggedPdf> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const made = new Date(`${day}T00:00:00Z`);
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage('en-US');
    document.setCreator(PROGRAM);
    document.setProducer(PROGRAM);
    document.setCreationDate(made);
    document.setModificationDate(made);
    return new TaggedPdf(document, await embedFonts(document));
  }

  addPage(): Pen {
    const pen = new Pen(this.document.addPage(PAGE), this.fonts, this.structure);
    this.pens.push(pen);
    return pen;
  }

  /** Throws where the bytes are no PNG or JPEG, or are larger than `pictureKind` allows. */
  embedPicture(bytes: Uint8Array): Promise<PDFImage> {
    const kind = pictureKind(bytes);
    if (kind === null) throw new Error('A signature is a PNG or a JPEG of at most 2000 by 1000 points');
    return kind === 'png' ? this.document.embedPng(bytes) : this.document.embedJpg(bytes);
  }

  async save(): Promise<Uint8Array> {
    this.structure.write(this.document);
    return this.document.save({ addDefaultPage: false, updateFieldAppearances: false });
  }
}
