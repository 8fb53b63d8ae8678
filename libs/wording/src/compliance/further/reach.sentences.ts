import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { day, money } from '../param-text.js';
import { of, policy, type FixSentences, type ReasonSentences } from './further-sentence.js';
import { lineIn, scheduledText, spanText } from './reach.words.js';

const termText = (params: ParamsWith<'effectiveOn' | 'expiresOn'>): string =>
  `${spanText(params.effectiveOn, params.expiresOn)}${params.canceledOn === undefined ? '' : ` and canceled from ${day(params.canceledOn)}`}`;

const projectText = ({ firstDay, lastDay }: ParamsWith<'firstDay' | 'lastDay'>): string => spanText(firstDay, lastDay);

const endText = ({ lastDay, expiresOn }: ParamsWith<'lastDay' | 'expiresOn'>): string =>
  lastDay === expiresOn ? ' On the day on which it expires a policy covers nothing.' : '';

/** Whether cover reaches as far as required. */
export const REACH_SENTENCES = {
  'TAIL.OCCURRENCE': of(
    (params) => `${policy(params)} is written on occurrence: it pays for its period whenever a claim is made.`,
  ),
  'TAIL.LASTS': of((params) => `${policy(params)} is claims-made and accepts claims until ${day(params.expiresOn)}.`),
  'TAIL.TRIGGER_NOT_GIVEN': of(
    (params) =>
      `Whether ${policy(params)} is on occurrence or claims-made was not given, so how long it accepts claims cannot be decided.`,
  ),
  'TAIL.TO_BE_KEPT': of(
    (params) =>
      `${policy(params)} is claims-made and ends on ${day(params.expiresOn)}; claims must be accepted until ${day(params.until)}, by renewals or an extended reporting period.`,
  ),
  'STAND_IN.NOT_STATED': of(
    (params) => `${policy(params)} cannot state what is required here, which needs manual review.`,
  ),
  'UNDERLYING.MET': of((params) =>
    params.through === undefined
      ? `${policy(params)} has ${lineIn(params.below)} on its schedule of underlying insurance.`
      : `${policy(params)} lies over ${params.through}, which has ${lineIn(params.below)} on its schedule of underlying insurance.`,
  ),
  'UNDERLYING.NOT_GIVEN': of(
    (params) =>
      `${policy(params)} was entered without its schedule of underlying insurance, so whether it lies over ${lineIn(params.below)} needs manual review.`,
  ),
  'UNDERLYING.NOT_SCHEDULED': of(
    (params) =>
      `${policy(params)} lies over ${scheduledText(params)}; it must lie over ${lineIn(params.below)}, which is not on its schedule of underlying insurance.`,
  ),
  'UNDERLYING.GAP_BELOW': of(
    (params) =>
      `${policy(params)} begins at ${money(params.layerBegins, params)}, and the cover of ${lineIn(params.below)} below it ends at ${money(params.towerEnds, params)}: nothing covers what is between.`,
  ),
  'UNDERLYING.GAP_NOT_KNOWN': of(
    (params) =>
      `${policy(params)} states where it begins, and how far the cover of ${lineIn(params.below)} below it reaches is not certain, which needs manual review.`,
  ),
  'WHOLE_PROJECT.INCLUDED': of(
    (params) =>
      `The term of ${policy(params)}, ${termText(params)}, includes the whole project, ${projectText(params)}.`,
  ),
  'WHOLE_PROJECT.NOT_INCLUDED': of(
    (params) =>
      `The term of ${policy(params)} is ${termText(params)}, and the project is ${projectText(params)}: the term must include the whole project.${endText(params)}`,
  ),
  'WHOLE_PROJECT.DAYS_NOT_GIVEN': of(
    (params) =>
      `The project states no first and last day, so nobody knows whether the term of ${policy(params)} includes it.`,
  ),
} satisfies ReasonSentences;

/** What makes it reach so far. */
export const REACH_FIXES = {
  'FIX.DECIDE_STAND_IN': (params) => `Decide whether ${policy(params)} is accepted without it.`,
  'FIX.GIVE_SCHEDULE': (params) => `Send the schedule of underlying insurance of ${policy(params)}.`,
  'FIX.SCHEDULE_LINE': (params) =>
    `Put ${lineIn(params.below)} on the schedule of ${policy(params)}, or share an umbrella that has it there.`,
  'FIX.LOWER_ATTACHMENT': (params) =>
    `Lower the attachment point of ${policy(params)} to ${money(params.towerEnds, params)}, or share the layer between.`,
  'FIX.EXTEND_TERM': (params) =>
    `Have the term of ${policy(params)} changed: it must begin by ${day(params.firstDay)}, and expire after ${day(params.lastDay)}.`,
  'FIX.STATE_PROJECT_DAYS': () => 'State the first and the last day of the project.',
} satisfies FixSentences;
