/** A sign that an operator shows, as the library hands it on. */
interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

function isGlyph(value: unknown): value is Glyph {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unicode' in value &&
    typeof value.unicode === 'string' &&
    'width' in value &&
    typeof value.width === 'number'
  );
}

/** The signs of a text operator, and between them moves in thousandths of the font's size. */
export function glyphsIn(values: unknown): readonly (Glyph | number)[] {
  if (!Array.isArray(values)) return [];
  return values.filter((value): value is Glyph | number => typeof value === 'number' || isGlyph(value));
}
