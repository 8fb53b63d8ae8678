import { KINDS_WARNINGS } from '@covertrail/wording/insurance/split-limit-words';
import { TEMPLATE_NAME_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { TEMPLATE_CODES } from '@covertrail/domain/template/template.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const TEMPLATE_PROBLEMS = {
  'TEMPLATE.NAME_TAKEN': { status: 409, message: TEMPLATE_NAME_TAKEN },
  'TEMPLATE.NOT_FOUND': { status: 404, message: 'This template does not exist.' },
  'TEMPLATE.ALREADY_EXISTS': { status: 409, message: 'This template exists already.' },
  'TEMPLATE.EMPTY': { status: 422, message: 'Please require at least one line of coverage.' },
  'TEMPLATE.DUPLICATE_LINE': { status: 422, message: 'A line of coverage is listed twice.' },
  'TEMPLATE.REQUIRED_AND_NOT': {
    status: 422,
    message: 'A line of coverage cannot be required and stated as not required.',
  },
  'TEMPLATE.CSL_AND_SPLIT': { status: 422, message: KINDS_WARNINGS.bothKinds },
  'TEMPLATE.CSL_OR_SPLIT': { status: 422, message: KINDS_WARNINGS.noneOfEither },
  'TEMPLATE.DUPLICATE_REQUIREMENT': { status: 422, message: 'A requirement is listed twice.' },
  'TEMPLATE.LIMIT_NOT_OF_LINE': { status: 422, message: 'One of the limits does not belong to its line of coverage.' },
  'TEMPLATE.LIMIT_INVALID': { status: 422, message: 'Limits Invalid' },
  'TEMPLATE.NOTICE_WITHOUT_DAYS': {
    status: 422,
    message: 'Notice of cancellation is required by its days, among the further requirements.',
  },
  'TEMPLATE.ENDORSEMENT_NOT_OF_LINE': {
    status: 422,
    message: 'One of the endorsements does not belong to its line of coverage.',
  },
  'TEMPLATE.NOTHING_LIFTS_LIMIT': { status: 422, message: 'No umbrella can contribute to this limit.' },
  'TEMPLATE.TRIGGER_NOT_OF_LINE': { status: 422, message: 'This line of coverage has no trigger to require.' },
  'TEMPLATE.REQUIREMENT_NOT_OF_LINE': {
    status: 422,
    message: 'One of the requirements does not fit its line of coverage, or is not complete.',
  },
  'TEMPLATE.RETROACTIVE_INVALID': {
    status: 422,
    message: 'Please enter the day by which the retroactive date must lie.',
  },
  'TEMPLATE.PROOF_INVALID': { status: 422, message: 'A proof may be 1 to 3,650 days or 1 to 120 months old.' },
  'TEMPLATE.CANNOT_STAND_IN': {
    status: 422,
    message: 'One of the lines cannot be accepted in place of another one, or is listed twice.',
  },
  'TEMPLATE.COUNTED_TWICE': {
    status: 422,
    message: 'A line that is required itself cannot be accepted in place of this one: its limits would count twice.',
  },
  'TEMPLATE.BEFORE_FIRST_VERSION': { status: 422, message: 'A new version cannot take effect before the first one.' },
  'EXHIBIT.BROKEN': { status: 422, message: 'This file could not be read. Please save it again, or paste its text.' },
  'EXHIBIT.LOCKED': { status: 422, message: 'This PDF opens only with a password. Please save it without one.' },
  'EXHIBIT.NO_TEXT': {
    status: 422,
    message: 'There is no text to read: the pages of a scan are pictures. Please paste the text of the exhibit.',
  },
  'EXHIBIT.TOO_LONG': {
    status: 422,
    message: 'This is longer than an exhibit. Please choose only the pages, or the text, about insurance.',
  },
} satisfies ProblemsOf<typeof TEMPLATE_CODES>;
