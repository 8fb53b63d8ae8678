import { getDocument, VerbosityLevel } from '@covertrail/certificates/pdf/pdf-library';

type Opened = Awaited<ReturnType<typeof getDocument>['promise']> & {
  spoken: (page: number) => Promise<readonly string[]>;
};

/** A file as a program opens it that reads it aloud: `spoken` are the words and the texts of pictures in the order of its parts. */
export async function opened(file: Uint8Array): Promise<Opened> {
  const document = await getDocument({
    data: Uint8Array.from(file),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;
  return Object.assign(document, { spoken: (page: number) => spokenWords(document, page) });
}

export async function textOfPage(document: Opened, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

async function spokenWords(document: Pick<Opened, 'getPage'>, number: number): Promise<readonly string[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  let mark = '';
  for (const item of items) {
    if ('str' in item) words.set(mark, `${words.get(mark) ?? ''}${item.str}`);
    else mark = 'id' in item && item.type === 'beginMarkedContentProps' ? String(item.id) : '';
  }
  return spokenIn(await page.getStructTree(), words);
}

/** Parts that have a text of their own are read by it, others by their words. */
function spokenIn(part: unknown, words: ReadonlyMap<string, string>): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('alt' in part && typeof part.alt === 'string') return [part.alt];
  if ('id' in part && typeof part.id === 'string') return [(words.get(part.id) ?? '').trim()];
  return 'children' in part && Array.isArray(part.children) ? part.children.flatMap((kid) => spokenIn(kid, words)) : [];
}
