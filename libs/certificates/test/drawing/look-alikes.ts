import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { Random } from './random.js';

/** A file that only looks like a certificate. */
export interface LookAlike {
  readonly what: string;
  readonly file: Uint8Array;
}

const WORDS_OF_FORM = [
  'PRODUCER',
  'INSURED',
  'CONTACT',
  'PHONE',
  'FAX',
  'E-MAIL',
  'INSURER(S) AFFORDING COVERAGE',
  'NAIC #',
  'INSURER A',
  'INSURER B',
  'INSURER C',
  'COVERAGES',
  'CERTIFICATE NUMBER',
  'REVISION NUMBER',
  'TYPE OF INSURANCE',
  'ADDL',
  'SUBR',
  'WVD',
  'POLICY NUMBER',
  'POLICY EFF',
  'POLICY EXP',
  'LIMITS',
  'COMMERCIAL GENERAL LIABILITY',
  'CLAIMS-MADE',
  'OCCUR',
  'EACH OCCURRENCE',
  'MED EXP (Any one person)',
  'PERSONAL & ADV INJURY',
  'GENERAL AGGREGATE',
  'PRODUCTS - COMP/OP AGG',
  'AUTOMOBILE LIABILITY',
  'ANY AUTO',
  'UMBRELLA LIAB',
  'EXCESS LIAB',
  'WORKERS COMPENSATION',
  'E.L. EACH ACCIDENT',
  'CERTIFICATE HOLDER',
  'CANCELLATION',
  'AUTHORIZED REPRESENTATIVE',
  'ACORD 25 (2016/03)',
] as const;

class Writer {
  private constructor(
    private readonly page: PDFPage,
    private readonly font: PDFFont,
  ) {}

  static async of(pdf: PDFDocument): Promise<Writer> {
    return new Writer(pdf.addPage([612, 792]), await pdf.embedFont(StandardFonts.Helvetica));
  }

  write(text: string, x: number, y: number, size = 8): void {
    this.page.drawText(text, { x, y, size, font: this.font });
  }
}

type Drawing = (writer: Writer, random: Random) => void;

/** Each way of looking like a certificate without being the form. */
const DRAWINGS: readonly (readonly [string, Drawing])[] = [
  ['a letter about insurance', letter],
  ['a carrier’s own certificate', ownCertificate],
  ['the words of the form in other places', scattered],
  ['the words of the form in a list', listed],
  ['the declarations of a policy', declarations],
  ['the form in two columns', halved],
];

function letter(writer: Writer, random: Random): void {
  writer.write('CERTIFICATE OF LIABILITY INSURANCE', 160, 750, 14);
  writer.write('To whom it may concern: this confirms that our client is insured.', 60, 690);
  writer.write(`General liability ${random.digits(8)}, 01/01/2026 to 01/01/2027, each occurrence $1,000,000`, 60, 670);
  writer.write('Workers compensation as the law requires. AUTHORIZED REPRESENTATIVE', 60, 650);
}

function ownCertificate(writer: Writer, random: Random): void {
  writer.write('CERTIFICATE OF INSURANCE', 220, 740, 15);
  ['CERTIFICATE HOLDER', 'NAMED INSURED', 'PRODUCER'].forEach((label, row) => {
    writer.write(label, 40, 700 - row * 60, 7);
    writer.write(`Company ${random.digits(4)}, LLC`, 60, 685 - row * 60);
  });
  ['COMMERCIAL GENERAL LIABILITY', 'AUTOMOBILE LIABILITY', 'WORKERS COMPENSATION', 'UMBRELLA LIAB'].forEach(
    (label, row) => {
      writer.write(label, 40, 480 - row * 50, 9);
      writer.write(`Policy ${random.digits(7)}   05/01/2026   05/01/2027`, 220, 480 - row * 50);
      writer.write('EACH OCCURRENCE $2,000,000  GENERAL AGGREGATE $4,000,000', 220, 466 - row * 50);
    },
  );
}

function scattered(writer: Writer, random: Random): void {
  writer.write('CERTIFICATE OF LIABILITY INSURANCE', 160, 750, 14);
  for (const word of WORDS_OF_FORM) writer.write(word, random.between(20, 480), random.between(40, 730), 6);
}

function listed(writer: Writer): void {
  writer.write('CERTIFICATE OF LIABILITY INSURANCE', 160, 750, 14);
  WORDS_OF_FORM.forEach((word, row) => writer.write(`${word}: as agreed, 01/01/2026`, 40, 730 - row * 16, 8));
}

function declarations(writer: Writer, random: Random): void {
  writer.write('COMMON POLICY DECLARATIONS', 200, 750, 14);
  writer.write(`POLICY NUMBER ${random.digits(9)}  INSURED Granite Roofing LLC`, 40, 700);
  ['EACH OCCURRENCE', 'GENERAL AGGREGATE', 'MED EXP', 'PERSONAL & ADV INJURY'].forEach((label, row) =>
    writer.write(`${label}  $1,000,000`, 60, 640 - row * 18),
  );
}

function halved(writer: Writer, random: Random): void {
  writer.write('CERTIFICATE OF LIABILITY INSURANCE', 160, 750, 14);
  WORDS_OF_FORM.forEach((word, at) => writer.write(word, at % 2 ? 320 : 40, 720 - Math.floor(at / 2) * 30, 7));
  writer.write(`CL${random.digits(7)}`, 160, 560);
}

/** Look-alikes, each a few times with other content. */
export async function lookAlikeFiles(times: number): Promise<readonly LookAlike[]> {
  const found: LookAlike[] = [];
  for (let seed = 1; seed <= times; seed += 1)
    for (const [what, draw] of DRAWINGS) {
      const pdf = await PDFDocument.create();
      draw(await Writer.of(pdf), new Random(seed * 977));
      found.push({ what, file: await pdf.save() });
    }
  return found;
}

/** Another form by its title and foot. */
export async function otherForm(title: string, foot: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const writer = await Writer.of(pdf);
  writer.write(title, 150, 745, 14);
  WORDS_OF_FORM.slice(0, 20).forEach((word, row) => writer.write(word, 40, 700 - row * 20, 6));
  writer.write(foot, 22, 27);
  return pdf.save();
}
