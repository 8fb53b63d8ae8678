import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { PageContent, Word } from '../src/page/page-content.js';
import { comparable } from '../src/certificate/equal-values.js';
import { openCertificate } from '../src/pdf/open-certificate.js';
import { readPages } from '../src/read-pages.js';
import { drawCertificate } from './drawing/draw-certificate.js';

/** The page as a program that reads pictures would find it: turned, in points of the picture, each word less sure. */
function asPicture(page: PageContent, degrees: number, scale: number): PageContent {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = ({ left, right, bottom, top }: Box): Box => {
    const [x, y] = [(left + right) / 2 - 306, (bottom + top) / 2 - 396];
    const middle = { x: (306 + x * cos - y * sin) * scale, y: (396 + x * sin + y * cos) * scale };
    const [width, height] = [((right - left) / 2) * scale, ((top - bottom) / 2) * scale];
    return { left: middle.x - width, right: middle.x + width, bottom: middle.y - height, top: middle.y + height };
  };
  const word = (of: Word): Word => ({ ...of, box: turned(of.box), source: 'picture', certainty: 0.9 });
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map(word),
    marks: page.marks.map((mark) => ({ box: turned(mark.box), source: 'picture' })),
  };
}

describe('words with places that come from a picture [E02]', () => {
  jest.setTimeout(60_000);

  it.each([
    [0, 1],
    [2, 200 / 72],
    [-3, 300 / 72],
  ])('are read as those of a PDF are, turned by %s degrees, and are less sure', async (degrees, scale) => {
    const { file, content } = await drawCertificate(606, { mode: 'text', jitter: 0, origin: [0, 0], pieces: 0 });
    const opened = await openCertificate(file);
    if ('refused' in opened) throw new Error(opened.refused);
    const outcome = readPages(opened.pages.map((page) => asPicture(page, degrees, scale)));
    const readings = outcome.outcome === 'read' ? (outcome.certificates[0]?.fields ?? []) : [];
    const read = readings.map(({ key, value }) => `${key}: ${comparable(value)}`).sort();
    expect(read).toEqual([...content.fields].map(([key, { value }]) => `${key}: ${comparable(value)}`).sort());
    const words = readings.filter(({ method }) => method !== 'tick');
    expect([...new Set(words.map(({ method }) => method))]).toEqual(['picture']);
    const names = words.filter(({ key }) => key.endsWith('.name'));
    expect(Math.max(...names.map(({ confidence }) => confidence))).toBeLessThan(0.95);
  });
});
