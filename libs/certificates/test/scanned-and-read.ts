import type { FindingCode } from '@covertrail/domain/insurance/certificate/certificate-finding';
import type { FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';
import { comparable } from '../src/certificate/equal-values.js';
import { readScannedFile } from '../src/read-scanned-file.js';
import type { WordsOfPicture } from '../src/picture/words-of-picture.js';
import { comparedAs, type Compared, type DrawnAndRead } from './drawn-and-read.js';
import { drawCertificate } from './drawing/draw-certificate.js';
import { Random } from './drawing/random.js';
import { scanned, scanStyle, type ScanStyle } from './drawing/scanned.js';

/** Programs print a certificate before somebody scans it: its form fields are gone, and its boxes have lines. */
const PRINTED = ['text', 'flattened form', 'text'] as const;

export interface ScannedAndRead extends DrawnAndRead {
  /** What reading took of the processor, in milliseconds. */
  readonly processorMs: number;
  /** What its certificates have that does not fit. */
  readonly codes: readonly FindingCode[];
}

/** A certificate of ours that was printed and scanned, with what the reader says of it. */
export async function scanAndRead(
  seed: number,
  words: WordsOfPicture,
  change: Partial<ScanStyle> = {},
): Promise<ScannedAndRead> {
  const drawn = await drawCertificate(seed, { mode: PRINTED[seed % PRINTED.length] ?? 'text', isRuled: true });
  const random = new Random(seed * 31);
  const file = await scanned(drawn.file, { ...scanStyle(random), ...change }, random);
  const [started, before] = [performance.now(), process.cpuUsage()];
  const outcome = await readScannedFile(file, { words, until: Infinity });
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const isRead = outcome.outcome === 'read';
  const processorMs = (user + system) / 1_000;
  const certificates = isRead ? outcome.certificates : [];
  const codes = certificates.flatMap(({ findings }) => findings.map(({ code }) => code));
  const pages = isRead ? outcome.pages.length : 1;
  return { drawn, ms, pages, processorMs, isRead, codes, readings: certificates[0]?.fields ?? [] };
}

/** A value as it can be compared with what a picture shows: spaces between words, and which of two apostrophes it is, no picture tells. */
export const asSeen = (value: FieldValue): string => comparable(value).replaceAll(' ', '').replaceAll('’', "'");

/** Each field of the truth and each reading once. */
export const comparedAsSeen = (read: DrawnAndRead): readonly Compared[] => comparedAs(read, asSeen);
