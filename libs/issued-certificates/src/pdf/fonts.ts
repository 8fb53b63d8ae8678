import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** The two faces of a certificate. */
export interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

/** Liberation Sans, whose license (SIL OFL 1.1) lets documents embed it, as the package of pdf.js brings it. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const FILES = { regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' } as const;

/** The signs that are drawn are all that is embedded. */
const OPTIONS = { subset: true };

type Parsed = ReturnType<typeof fontkit.create>;
let loaded: Promise<ReadonlyMap<string, Parsed>> | null = null;

/** Parsed once: each document takes its signs from the same font. */
const parsedFonts = (): Promise<ReadonlyMap<string, Parsed>> =>
  (loaded ??= Promise.all(
    Object.values(FILES).map(async (file) => [file, fontkit.create(await readFile(join(FOLDER, file)))] as const),
  ).then((fonts) => new Map(fonts)));

/**
 * One sign for each letter, in the order of the text: joined letters would be read as another word, and shaping them takes most of the time. The
 * font remembers a sign by how it was met first, as a part of another one perhaps: here each sign knows the letter that it stands for.
 */
function plain(font: Parsed): Parsed {
  const signs = new Map<number, ReturnType<Parsed['glyphForCodePoint']>>();
  const signOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    const sign = signs.get(code) ?? Object.create(font.glyphForCodePoint(code), { codePoints: { value: [code] } });
    signs.set(code, sign);
    return sign;
  };
  return Object.create(font, { layout: { value: (text: string) => ({ glyphs: Array.from(text, signOf) }) } });
}

export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const fonts = await parsedFonts();
  const embedded = async (file: string): Promise<PDFFont> => {
    const font = fonts.get(file);
    if (!font) throw new Error(`There is no font ${file}`);
    document.registerFontkit({ create: () => plain(font) });
    return document.embedFont(new Uint8Array(), OPTIONS);
  };
  return { regular: await embedded(FILES.regular), bold: await embedded(FILES.bold) };
}
