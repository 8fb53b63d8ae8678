import { getDocument, VerbosityLevel } from '@covertrail/certificates/pdf/pdf-library';

/** What a certificate prints about its check: the code, the address, and what its QR code opens. */
export interface PrintedCheck {
  readonly code: string;
  readonly url: string;
  readonly qr: string;
}

/** As a person and a program that reads aloud find it: the QR code says in its text what it opens. */
export async function readPrinted(pdf: Uint8Array): Promise<PrintedCheck> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const spoken = JSON.stringify(await page.getStructTree());
  return {
    code: found(words, /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/),
    url: found(words, /https?:\/\/\S+check-certificate\S*/),
    qr: found(spoken, /(?<=QR code that opens )https?:[^"]+/),
  };
}

function found(text: string, what: RegExp): string {
  const first = what.exec(text)?.[0];
  if (first === undefined) throw new Error(`The certificate prints nothing like ${String(what)}`);
  return first;
}
