import { comparable } from '../src/certificate/equal-values.js';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading, FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { drawCertificate, type DrawnCertificate } from './drawing/draw-certificate.js';
import type { PageStyle } from './drawing/page-style.js';

/** A certificate of ours with what the reader says of it; no readings where it was refused. */
export interface DrawnAndRead {
  readonly drawn: DrawnCertificate;
  readonly readings: readonly FieldReading[];
  readonly isRead: boolean;
  /** What reading took, drawing not counted. */
  readonly ms: number;
  readonly pages: number;
}

export async function drawAndRead(seed: number, change: Partial<PageStyle> = {}): Promise<DrawnAndRead> {
  const drawn = await drawCertificate(seed, change);
  const started = performance.now();
  const outcome = await readCertificateFile(drawn.file);
  const ms = performance.now() - started;
  const isRead = outcome.outcome === 'read';
  const pages = isRead ? outcome.pages.length : 1;
  return { drawn, ms, pages, isRead, readings: isRead ? (outcome.certificates[0]?.fields ?? []) : [] };
}

/** What a reading is against the truth. */
export interface Compared {
  readonly key: FieldKey;
  readonly fate: 'right' | 'wrong' | 'missed' | 'invented';
  readonly confidence: number;
  readonly about: string;
}

/** Each field of the truth and each reading once. */
export const compared = (read: DrawnAndRead): readonly Compared[] => comparedAs(read, comparable);

/** The same, where values are equal that `written` writes equally. */
export function comparedAs(
  { drawn, readings }: DrawnAndRead,
  written: (value: FieldValue) => string,
): readonly Compared[] {
  const byKey = new Map(readings.map((reading) => [reading.key, reading]));
  const about = (key: FieldKey, shown: string, text?: string) =>
    `${drawn.seed} ${drawn.style.mode} ${key}: "${shown}" was read as ${text === undefined ? 'nothing' : `"${text}"`}`;
  const ofTruth = [...drawn.content.fields].map(([key, { shown, value }]): Compared => {
    const reading = byKey.get(key);
    const isRight = reading !== undefined && written(reading.value) === written(value);
    const fate = !reading ? 'missed' : isRight ? 'right' : 'wrong';
    return { key, fate, confidence: reading?.confidence ?? 0, about: about(key, shown, reading?.text) };
  });
  const invented = readings.filter(({ key }) => !drawn.content.fields.has(key));
  return [
    ...ofTruth,
    ...invented.map(({ key, text, confidence }): Compared => ({
      key,
      fate: 'invented',
      confidence,
      about: about(key, '', text),
    })),
  ];
}

/** How many of some comparisons are right, of all that the truth has. */
export function shareRight(all: readonly Compared[]): number {
  const ofTruth = all.filter(({ fate }) => fate !== 'invented');
  return ofTruth.filter(({ fate }) => fate === 'right').length / ofTruth.length;
}
