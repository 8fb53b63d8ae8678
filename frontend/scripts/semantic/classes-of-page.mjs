import { readFileSync } from 'node:fs';
import { ourSources } from './sources-of-page.mjs';

/** What the components of Semantic, and ours that are drawn like them, draw by themselves, by whatever they are told. */
const DRAWN = {
  Checkbox: 'ui checked disabled radio toggle checkbox',
  Dropdown:
    'ui active visible disabled compact fluid upward search selection clear default text filtered ' +
    'menu transition item selected message description icon dropdown',
  Progress: 'ui active success progress bar label',
  Table: 'ui table sorted',
};

/** Components whose properties are names of classes: Semantic's, and ours that are drawn with its classes. */
const TOLD =
  /<(?:Button|Form|Fields|Select|FormSelect|SelectField|Checkbox|Radio|Dropdown|Progress|Table[.\w]*)\b([^>]*)/g;
const TEXTS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/**
 * Every name that may be the class of an element: the words of texts in our sources, what those components are told, and what
 * Semantic's draw by themselves. Words of comments, of names in programs and of what people read are none.
 */
export function classesOfPage() {
  const named = ourSources().flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const told = [...source.matchAll(TOLD)].map(([, properties]) => properties);
    return [...told, ...(source.match(TEXTS) ?? []).filter(isOfClasses)];
  });
  return [...named, ...Object.values(DRAWN)].join('\n');
}

/** Names of classes are small letters; a sentence begins with a capital letter or ends with a full stop. */
const isOfClasses = (text) => /^.[a-z0-9 {}$?:'"=!.()&|_-]*.$/i.test(text) && !/^.[A-Z]/.test(text);
