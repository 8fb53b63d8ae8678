const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\n\r\t\f\v\u00a0\u2000-\u200b\u202f\u3000]/g, ' '],
  [/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

/** A text in which spaces, quotes and dashes are plain ones. It is exactly as long, so that a place in it is a place in the text. */
export const plainText = (text: string): string =>
  REPLACED.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text);
