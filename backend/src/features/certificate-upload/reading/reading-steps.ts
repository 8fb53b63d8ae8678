import type { ReaderBounds, ReaderProgram } from '#file-readers/reader-process';

/** A step of reading a certificate, by a program with bounds. `percent`: what whoever follows is told when it begins. */
export interface ReadingStep {
  readonly program: ReaderProgram;
  readonly bounds: ReaderBounds;
  readonly percent: number;
}

const MOST_BYTES = 10_000_000;

/** A page of text needs less than 100 MB and a tenth of a second; a process that starts on a busy machine needs seconds. */
export const TEXT: ReadingStep = {
  program: { stem: 'read-certificate.worker', beside: import.meta.url },
  bounds: { ms: 60_000, memoryMb: 600, answerBytes: MOST_BYTES },
  percent: 50,
};

/**
 * A picture of a page needs about 400 MB and six seconds, and a minute where others use the machine; a file has several (ADR 97). What the kernel counts is
 * what programs in WebAssembly may write, which is four times as much.
 */
export const PICTURES: ReadingStep = {
  program: { stem: 'read-scan.worker', beside: import.meta.url },
  bounds: { ms: 180_000, memoryMb: 1_400, answerBytes: MOST_BYTES },
  percent: 75,
};
