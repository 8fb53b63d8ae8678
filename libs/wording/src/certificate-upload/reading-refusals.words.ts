import type { ReadingRefusal } from '@covertrail/domain/certificate-upload/certificate-upload.contract';

/** Why an uploaded certificate could not be read, for whoever uploaded it [E02]. */
export const READING_REFUSALS: Readonly<Record<ReadingRefusal, string>> = {
  'CERTIFICATE.NOT_A_PDF': 'The file is not a PDF.',
  'CERTIFICATE.BROKEN': 'The PDF is broken or not complete.',
  'CERTIFICATE.LOCKED': 'The PDF opens only with a password.',
  'CERTIFICATE.NO_PAGES': 'The PDF has no pages.',
  'CERTIFICATE.TOO_MANY_PAGES': 'The PDF has more than 100 pages.',
  'CERTIFICATE.LAYOUT_UNKNOWN': 'It calls itself a certificate, and is not laid out as one that can be read.',
  'CERTIFICATE.OTHER_FORM': 'It is another form, or one that is laid out in another way.',
  'CERTIFICATE.EMPTY': 'It is a certificate on which no policy is entered.',
  'CERTIFICATE.NOT_A_CERTIFICATE': 'It is not a certificate of insurance.',
  'CERTIFICATE.SCAN': 'It is a scan, and its words cannot be recognized.',
  'CERTIFICATE.TOO_LARGE_INSIDE': 'Reading the PDF takes too much time or memory.',
  'CERTIFICATE.READER_FAILED': 'The program that reads certificates failed.',
};
/** The title of each of them [E02]. */
export const NOT_PROCESSED = 'Unable to process Certificate of Insurance';
/** What may help, where it could not be read [E02]. */
export const NOT_PROCESSED_ADVICE = 'Please use a non-scanned, non-faxed PDF.';
/** Where it was read as often as it may be [E02]. */
export const NOT_READ_AGAIN = 'This certificate was read several times without a result. Please upload another PDF.';
