/** A space may be part of a password, and a secret is compared as it was typed. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'confirmPassword']);

/** A field whose text stays as it was typed. */
export const isSecret = (field: string): boolean => SECRETS.has(field);

/** A text as it is stored: without the spaces around it, and in Unicode's composed form, so that equal texts are equal. */
const storedText = (text: string): string => text.trim().normalize('NFC');

/** An input with every text in it as it is stored [K02], except secrets. */
export function storedTexts(value: unknown): unknown {
  if (typeof value === 'string') return storedText(value);
  if (Array.isArray(value)) return value.map(storedTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isSecret(name) ? part : storedTexts(part)]),
  );
}

/** A tag of HTML or a comment. `<` before a space or a number is a sign that people write. */
const TAG = /<(?:\/?[a-z][^<>]*|!--.*?--)>/gis;

/** The text without its HTML: also without a tag that is left when another one in it is taken out. */
export function withoutHtml(text: string): string {
  const stripped = text.replace(TAG, '');
  return stripped === text ? text : withoutHtml(stripped);
}
