import {
  compared,
  drawAndRead,
  shareRight,
  type Compared,
  type DrawnAndRead,
} from '../../libs/certificates/test/drawn-and-read.js';
import type { FillMode } from '../../libs/certificates/test/drawing/page-style.js';
import { lookAlikeFiles } from '../../libs/certificates/test/drawing/look-alikes.js';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';
import { openedPdf } from '@covertrail/certificates/pdf/opened-pdf';
import { AnnotationMode } from '@covertrail/certificates/pdf/pdf-library';
import { tesseractWords } from '@covertrail/certificates/picture/tesseract-words';
import { comparedAsSeen, scanAndRead, type ScannedAndRead } from '../../libs/certificates/test/scanned-and-read.js';
import { readingMemoryMb } from '../../test/certificates/reading-memory.js';
import type { Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';

const CERTIFICATES = 300;
const CERTIFICATES_OF_FULL_RUN = 1_000;
const WARM_UP = 10;
const LEAST_SHARE = 0.995;
const MOST_MS = 60;
const MOST_MB = 100;
/** A process for each file takes a second to start. */
const MEASURED_FILES = 10;
/** A page whose form was flattened before it was sent shows each field as a drawing of its own, as one with fields does. */
const OF_TEXT: ReadonlySet<FillMode> = new Set(['text', 'notes']);
const SURE = 0.95;
/** A scan takes some seconds: this many end in a minute or two. */
const SCANS = 12;
const SCANS_OF_FULL_RUN = 100;
const STAMPED = { hasStamp: true, dotsOfInch: 200 } as const;
const LEAST_SHARE_OF_SCANS = 0.93;
const MOST_MS_OF_SCAN = 6_000;
const SCAN_WORKLOAD = 'scans of 200 to 300 dots to the inch, turned by quarters and up to 3°, gray, noisy, stamped';

/** Reads certificates that our own program drew and filled in many ways, and holds each field against what was filled in. */
export const certificates: Measure = {
  name: 'certificates',
  async run({ full }) {
    const count = full ? CERTIFICATES_OF_FULL_RUN : CERTIFICATES;
    const read = [];
    for (let seed = 10_001; seed <= 10_000 + WARM_UP + count; seed += 1) read.push(await drawAndRead(seed));
    const fields = read.flatMap(compared);
    const warm = read.slice(WARM_UP);
    const isOfText = ({ drawn }: DrawnAndRead) => OF_TEXT.has(drawn.style.mode);
    const invented = fields.filter(({ fate }) => fate === 'invented').length;
    const { sureRight } = surenessOf(fields);
    const refused = await shareRefused();
    const size = `${count} certificates, ${fields.length.toLocaleString('en')} fields`;
    return [
      figure(
        'fields read right',
        percent(shareRight(fields)),
        'at least 99.5 %',
        shareRight(fields) >= LEAST_SHARE,
        size,
      ),
      figure('values that are not on the page', String(invented), 'none', invented === 0, size),
      figure('right of those said to be 95 % sure', percent(sureRight), 'at least 95 %', sureRight >= SURE, size),
      figure('look-alikes refused', percent(refused), 'all', refused === 1, '60 files'),
      await ofPages('one page of text', warm.filter(isOfText)),
      await ofPages(
        'one page with form fields, filled or flattened',
        warm.filter((each) => !isOfText(each)),
      ),
      await ofMemory(warm.filter(isOfText).slice(0, MEASURED_FILES)),
      ...(await ofScans(full ? SCANS_OF_FULL_RUN : SCANS)),
    ];
  },
};

/** What one page of these files took, opening the file included, beside the library that opens it, alone. */
async function ofPages(what: string, read: readonly DrawnAndRead[]): Promise<Figure> {
  const alone: number[] = [];
  for (const { drawn, pages } of read) alone.push((await libraryAlone(drawn.file)) / pages);
  const [p95, peer] = [percentile95(read.map(({ ms, pages }) => ms / pages)), percentile95(alone)];
  return {
    ...figure(
      `${what}, opened and read (p95)`,
      duration(p95),
      `at most ${MOST_MS} ms`,
      p95 <= MOST_MS,
      `${read.length} certificates`,
    ),
    peer: `${duration(peer)} pdfjs-dist alone, which lists what each page draws`,
    ratio: p95 / peer,
  };
}

/** What the library takes to say what each page of a file draws, in milliseconds. */
async function libraryAlone(file: Uint8Array): Promise<number> {
  const started = performance.now();
  const opening = openedPdf(file);
  const document = await opening.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
    await page.getAnnotations();
  }
  await opening.destroy();
  return performance.now() - started;
}

/** The most that a process of the built server holds when it reads one of these files. */
async function ofMemory(read: readonly DrawnAndRead[]): Promise<Figure> {
  let most = 0;
  for (const { drawn } of read) most = Math.max(most, await readingMemoryMb(drawn.file));
  const what = 'memory of a process that reads one page of text, at most';
  return figure(
    what,
    `${Math.round(most)} MB`,
    `at most ${MOST_MB} MB`,
    most <= MOST_MB,
    `${read.length} certificates`,
  );
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Certificates that were printed and scanned, every third of them stamped. Words are recognized in threads of this process, two strips of a page at once. */
async function ofScans(count: number): Promise<readonly Figure[]> {
  const words = await tesseractWords();
  const read: ScannedAndRead[] = [];
  for (let seed = 20_001; seed <= 20_000 + count; seed += 1)
    read.push(await scanAndRead(seed, words, seed % 3 === 0 ? STAMPED : {}));
  await words.end();
  const fields = read.flatMap(comparedAsSeen);
  const invented = fields.filter(({ fate }) => fate === 'invented').length;
  const { sure, sureRight } = surenessOf(fields);
  const slowest = percentile95(read.map(({ ms }) => ms));
  const processor = percentile95(read.map(({ processorMs }) => processorMs));
  const share = shareRight(fields);
  const size = `${count} scans, ${fields.length.toLocaleString('en')} fields`;
  const ofScan = (what: string, ours: string, bar: string, met: boolean): Figure => ({
    ...figure(`scans: ${what}`, ours, bar, met, size),
    workload: SCAN_WORKLOAD,
  });
  return [
    ofScan('fields read right', percent(share), 'at least 93 %', share >= LEAST_SHARE_OF_SCANS),
    ofScan('values that are not on the page', String(invented), 'none', invented === 0),
    ofScan(
      'right of those said to be 95 % sure',
      `${percent(sureRight)} of ${sure} fields`,
      'at least 95 %',
      sureRight >= SURE,
    ),
    ofScan(
      'one page, opened and read (p95)',
      `${duration(slowest)}, ${duration(processor)} of the processor`,
      `at most ${duration(MOST_MS_OF_SCAN)}`,
      slowest <= MOST_MS_OF_SCAN,
    ),
  ];
}

function surenessOf(fields: readonly Compared[]): { readonly sure: number; readonly sureRight: number } {
  const sure = fields.filter(({ fate, confidence }) => fate !== 'missed' && confidence >= SURE);
  return { sure: sure.length, sureRight: sure.filter(({ fate }) => fate === 'right').length / sure.length };
}

async function shareRefused(): Promise<number> {
  const files = await lookAlikeFiles(10);
  let refused = 0;
  for (const { file } of files) if ((await readCertificateFile(file)).outcome === 'refused') refused += 1;
  return refused / files.length;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const figure = (what: string, ours: string, bar: string, met: boolean, size: string): Figure => ({
  measure: `Certificates: ${what}`,
  ours,
  peer: 'none',
  ratio: null,
  bar,
  met,
  workload: 'certificates of many issuers as text, form fields, flattened, with notes',
  callers: '1',
  durability: NOT_STORED,
  size,
});
