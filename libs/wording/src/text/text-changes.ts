import type { ChangeText } from './event-wording.js';

/** Something in words, by label. */
export type Texts = Readonly<Record<string, string>>;

/** What is stated for the first time: each text without a before. */
export const newTexts = (texts: Texts): readonly ChangeText[] =>
  Object.entries(texts).map(([label, after]) => ({ label, after }));

/** What differs between two texts. `absent` is the word for what one of them does not state. */
export function changedTexts(before: Texts, after: Texts, absent: string): readonly ChangeText[] {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return labels
    .map((label) => ({ label, before: before[label] ?? absent, after: after[label] ?? absent }))
    .filter((change) => change.before !== change.after);
}
