import qrcode from 'qrcode-generator';

/** Which squares of the QR code of a text are dark, in rows from the top; it can be read with 15 of 100 of them lost. */
export function qrSquares(text: string): readonly (readonly boolean[])[] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
