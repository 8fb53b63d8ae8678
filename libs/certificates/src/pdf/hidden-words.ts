import { centerOf, coveredPart, holds } from '../page/box.js';
import type { DrawnWord } from './drawn-word.js';
import type { DrawnPage } from './page-walk.js';

/** What is seen, and what is in the file and not seen. */
interface SeenAndHidden {
  readonly seen: readonly DrawnWord[];
  readonly hidden: readonly DrawnWord[];
}

/** Words that cover this part of an earlier word are written over it. */
const OVERPRINTED = 0.6;

/** Parts words that are seen from those that are invisible, painted over or written over. A word that is drawn twice, to look bold, is seen once. */
export function seenAndHidden({ words, patches }: Pick<DrawnPage, 'words' | 'patches'>): SeenAndHidden {
  const seen: DrawnWord[] = [];
  const hidden: DrawnWord[] = [];
  const byTop = [...words].sort((a, b) => b.box.top - a.box.top);
  for (const [at, word] of byTop.entries()) {
    const isPatched = patches.some(({ box, order }) => order > word.order && holds(box, centerOf(word.box)));
    const over = word.isInvisible || isPatched ? [] : laterOver(word, byTop, at);
    if (over.some(({ text }) => text === word.text)) continue;
    const covered = over.reduce((sum, { box }) => sum + coveredPart(word.box, box), 0);
    (word.isInvisible || isPatched || covered > OVERPRINTED ? hidden : seen).push(word);
  }
  return { seen, hidden };
}

/** Later words that touch this one; words are sorted by their top. */
function laterOver(word: DrawnWord, byTop: readonly DrawnWord[], at: number): readonly DrawnWord[] {
  const found: DrawnWord[] = [];
  const collect = (other: DrawnWord) => {
    if (other.order > word.order && !other.isInvisible && coveredPart(word.box, other.box) > 0.2) found.push(other);
  };
  for (let next = at + 1; next < byTop.length; next += 1) {
    const other = byTop[next];
    if (!other || other.box.top < word.box.bottom) break;
    collect(other);
  }
  const highest = word.box.top + 20;
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = byTop[before];
    if (!other || other.box.top > highest) break;
    collect(other);
  }
  return found;
}
