import { boxAround, heightOf } from '../page/box.js';
import { linesOf, textOf, type Line } from '../page/lines.js';
import type { PageContent } from '../page/page-content.js';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { lettersOf } from '../form/labels.js';
import { sureReading } from '../reading/reading-of.js';

/** The line that heads the remarks on an ACORD 101, whatever stands behind it. */
const LABEL = /^(ADDITIONAL)?REMARKS$/;
const FOOT = /^(ACORD\s+\d+\s*\(|©|The ACORD name and logo)/i;
/** What the form prints above its remarks: to which form they belong. */
const PRINTED = /^(THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM|FORM NUMBER:.*FORM TITLE:)/i;

/** What stands on the pages of remarks of a certificate, line by line; nothing where there are none. Its place is that on the first of them. */
export function remarksField(pages: readonly PageContent[]): readonly FieldReading[] {
  const lines = pages.map(remarkLines);
  const [first] = lines;
  const [page] = pages;
  const text = lines.flatMap((some) => some.map(({ words }) => textOf(words))).join('\n');
  if (!first || !page || first.length === 0) return [];
  const box = boxAround(first.map((line) => line.box));
  return [
    sureReading({ key: 'remarks', value: { kind: 'text', text }, text, page: page.number, box, method: 'text' }, []),
  ];
}

/** The lines below the last label of remarks that stands alone, so that the title of the page is none. */
function remarkLines({ words }: PageContent): readonly Line[] {
  const lines = linesOf(words).filter((line) => !FOOT.test(textOf(line.words)));
  const heads = lines.filter((line) => LABEL.test(lettersOf(textOf(line.words))));
  const head = heads.sort((a, b) => heightOf(a.box) - heightOf(b.box))[0];
  const below = head ? lines.filter(({ box }) => box.top < head.box.bottom + 1) : [];
  return below.filter((line) => !PRINTED.test(textOf(line.words)));
}
