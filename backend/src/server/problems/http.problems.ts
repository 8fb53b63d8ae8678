import {
  NO_PICTURE,
  NOT_IMAGE_OR_PDF,
  PICTURE_TOO_LARGE,
  UPLOAD_OF_OTHER_KIND,
  UPLOAD_TOO_LARGE,
} from '@covertrail/wording/fields/server-messages';
import { UNABLE, type ProblemTexts } from './problem-text.js';

export const HTTP_PROBLEMS = {
  'HTTP.BAD_INPUT': { status: 400, message: 'Please correct the marked fields.' },
  'HTTP.NOT_JSON': { status: 400, message: 'The request body is not valid JSON.' },
  'HTTP.TOO_LARGE': { status: 413, message: 'The request is larger than 256 kB.' },
  'HTTP.BROKEN_OFF': { status: 400, message: 'The request did not arrive whole.' },
  'HTTP.TOO_COMPLEX': { status: 400, message: 'The request has {bound}.' },
  'FILE.TOO_LARGE': { status: 413, message: UPLOAD_TOO_LARGE },
  'FILE.OTHER_KIND': { status: 422, message: UPLOAD_OF_OTHER_KIND },
  'FILE.NOT_IMAGE_OR_PDF': { status: 422, message: NOT_IMAGE_OR_PDF },
  'FILE.NO_PICTURE': { status: 422, message: NO_PICTURE },
  'FILE.PICTURE_TOO_LARGE': { status: 413, message: PICTURE_TOO_LARGE },
  'FILE.PICTURE_DOTS': { status: 422, message: 'A picture must be {least} to {most} pixels wide and high.' },
  'FILE.BROKEN_OFF': { status: 400, message: 'The file did not arrive whole. Please send it again.' },
  'FILE.INFECTED': { status: 422, message: 'The file contains a virus ({found}). It was not stored.' },
  'FILE.NOT_SCANNED': { status: 503, message: 'The file could not be checked for viruses. Please try again later.' },
  'FILE.PDF_BROKEN': {
    status: 422,
    message: 'This PDF is broken or not complete. Please save it again and choose the new file.',
  },
  'FILE.PDF_LOCKED': { status: 422, message: 'This PDF opens only with a password. Please save it without one.' },
  'FILE.PDF_TOO_LARGE_INSIDE': {
    status: 422,
    message: 'This PDF takes too much to open. Please save it again as a simpler file.',
  },
  'HTTP.NOT_FOUND': { status: 404, message: 'There is nothing at this address.' },
  'HTTP.KEY_REQUIRED': { status: 400, message: 'The Idempotency-Key header must be a UUID.' },
  'HTTP.BAD_IF_MATCH': { status: 400, message: 'The If-Match header must be a revision.' },
  'HTTP.REVISION_CHANGED': { status: 409, message: 'Someone changed this in the meantime. Reload it and try again.' },
  'HTTP.TOO_MANY': { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  'HTTP.EXPORT_RUNNING': { status: 429, message: 'An export of yours is still running. Please wait until it is done.' },
  'HTTP.BUSY': { status: 503, message: 'The product is busy. Please try again in a moment.' },
  'HTTP.TAKES_TOO_LONG': {
    status: 503,
    message: 'The answer was not there after 30 seconds, and others wait for theirs. Please try again in a minute.',
  },
  'HTTP.UNAVAILABLE': {
    status: 503,
    message: 'The product cannot reach its stores at the moment. Nothing is lost; please try again soon.',
  },
  'HTTP.BEING_BUILT': {
    status: 503,
    message: 'What you ask for is still being prepared. Please try again in a moment.',
  },
  'HTTP.STORAGE_FULL': {
    status: 503,
    message: 'The storage of the product is full at the moment. Please try again later.',
  },
  'HEALTH.NOT_READY': { status: 503, message: 'Not ready: {trouble}.' },
  'HTTP.UNEXPECTED': { status: 500, message: UNABLE },
  'EVENT.NOT_AS_DECLARED': {
    status: 500,
    message: 'Nothing was recorded: what this would record has the wrong form. This is a fault of the product.',
  },
  'STREAM.UNREADABLE': {
    status: 500,
    message:
      'An event of this record could not be read ({eventId}), so it can be neither shown nor changed. Everything else can.',
  },
  'COMMAND.KEY_REUSED': { status: 422, message: 'This Idempotency-Key was used for another request.' },
} satisfies ProblemTexts;
