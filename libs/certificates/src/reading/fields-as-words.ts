import { laidWords } from '../page/laid-words.js';
import type { FormField, PageContent, Word } from '../page/page-content.js';
import { partedWords } from '../page/parted-words.js';

/** A page whose form fields, of those that are chosen, are words and ticks in their places; fields that nobody sees are none. */
export function withFieldsAsWords(page: PageContent, isChosen: (field: FormField) => boolean): PageContent {
  const chosen = page.fields.filter((field) => !field.isHidden && isChosen(field));
  const words = chosen.flatMap(({ value, box, drawn }): readonly Word[] => {
    if (typeof value !== 'string' || value === '') return [];
    return drawn.length > 0 ? drawn : laidWords(value, box, 'form field');
  });
  const ticked = chosen.filter(({ value }) => value === true);
  return {
    ...page,
    words: partedWords([...page.words, ...words]),
    marks: [...page.marks, ...ticked.map(({ box }) => ({ box, source: 'form field' as const }))],
  };
}
