import { noticeDays } from '../../fields/endorsement-fields.js';
import type { CalendarDate } from '../../kernel/dates.js';
import { isBlanketWording } from '../endorsements/blanket-wording.js';
import { formsChangeOn, voidOn } from '../endorsements/form-objection.js';
import { proofOfForm } from '../endorsements/form-proof.js';
import type { Endorsement, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { FormIndex } from '../forms/requester-form.js';
import type { NoticeRequirement } from '../further-requirements.js';
import { NOTICE_ENDORSEMENT } from '../../insurance/lines/line-rows.js';
import { namedAmong } from '../parties/party-names.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Days of notice before the insurer cancels (reference: notice of cancellation). The text of a certificate gives none, and by the conditions that
 * policies share only the first named insured is notified: an endorsement must say how many days, and whom it notifies. Its form is mostly one
 * of the insurer, so what was read of it counts, unless its number is known to give no notice (decision 64).
 */
export const cancellationNotice: FurtherKind<'cancellationNotice'> = {
  fits: (_line, { days, nonPaymentDays }) =>
    noticeDays.check(days) === null && (nonPaymentDays === undefined || noticeDays.check(nonPaymentDays) === null),
  compile: (line, required, { certificateHolder }) => {
    const params = {
      days: required.days,
      ...(required.nonPaymentDays === undefined ? {} : { nonPaymentDays: required.nonPaymentDays }),
    };
    const wanted = certificateHolder?.name ?? null;
    const evaluate = (policy: ProvidedPolicy, day: CalendarDate, forms: FormIndex): Evaluation =>
      evaluateNotice({ required, params, wanted, day, forms }, policy);
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'notice'),
        params,
        reads: ['endorsements', 'endorsementDetails', 'documents'],
        restsOn: () => ({ endorsements: [NOTICE_ENDORSEMENT], endorsementDetails: [NOTICE_ENDORSEMENT] }),
        evaluate,
        changesOn: formsChangeOn,
      },
    ];
  },
};

/** What is asked. `wanted`: who must be notified, null where the template names nobody. */
interface Asked {
  readonly required: NoticeRequirement;
  readonly params: ParamsWith<'days'>;
  readonly wanted: string | null;
  readonly day: CalendarDate;
  readonly forms: FormIndex;
}

const BEST_FIRST: readonly Evaluation['outcome'][] = ['pass', 'review', 'unknown', 'fail'];

/** Of several entries the best one, then the first form by name, so that their order has no effect. */
function evaluateNotice(required: Asked, policy: ProvidedPolicy): Evaluation {
  const entries = policy.endorsements.value.filter(({ code }) => code === NOTICE_ENDORSEMENT);
  const placeOf = ({ outcome, params }: Evaluation): string =>
    `${BEST_FIRST.indexOf(outcome)} ${JSON.stringify(params)}`;
  const [best] = entries
    .map((entry) => evaluateEntry(required, entry, policy))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return best ?? lacking('unknown', 'NOTICE.NOT_STATED', 'FIX.ENDORSE_NOTICE', required.params, policy);
}

function evaluateEntry(all: Asked, entry: Endorsement, policy: ProvidedPolicy): Evaluation {
  const { required, params, day, forms } = all;
  const { noticeDays: days, nonPaymentNoticeDays: nonPayment } = policy.endorsementDetails.value[entry.code] ?? {};
  const found = {
    ...params,
    ...(entry.form ? { form: entry.form } : {}),
    ...(days === undefined ? {} : { given: days }),
    ...(nonPayment === undefined ? {} : { givenNonPayment: nonPayment }),
  };
  const against = voidOn(entry, policy, day);
  if (against !== null)
    return lacking('fail', 'NOTICE.FORM_VOID', 'FIX.ENDORSE_NOTICE', { ...found, ...against.params }, policy);
  const { form } = found;
  if (form !== undefined && givesNoNotice(form, entry, policy, forms))
    return lacking('fail', 'NOTICE.OTHER_FORM', 'FIX.ENDORSE_NOTICE', { ...found, form }, policy);
  const asksNonPayment = required.nonPaymentDays ?? 0;
  if ((days ?? required.days) < required.days || (nonPayment ?? asksNonPayment) < asksNonPayment)
    return lacking('fail', 'NOTICE.TOO_SHORT', 'FIX.ENDORSE_NOTICE', found, policy);
  if (entry.grade === 'claimed')
    return lacking('review', 'NOTICE.CLAIMED_ONLY', 'FIX.SEND_NOTICE_FORM', found, policy, 'agent');
  if (days === undefined || (asksNonPayment > 0 && nonPayment === undefined))
    return lacking('unknown', 'NOTICE.DAYS_NOT_GIVEN', 'FIX.GIVE_STATEMENT', found, policy);
  const proof = proofOfForm(entry, policy);
  if (proof === null) return lacking('review', 'NOTICE.NOT_CONFIRMED', 'FIX.SEND_NOTICE_FORM', found, policy, 'agent');
  return toWhom(all, entry, policy) ?? passing('NOTICE.GIVEN', { ...found, given: days, ...proof }, policy);
}

/** A form whose number is known, to the requester or in the index of the product, to give something else. */
function givesNoNotice(form: string, { code }: Endorsement, { line }: ProvidedPolicy, forms: FormIndex): boolean {
  const { is } = forms.evaluate(form, code, line);
  return is === 'otherScope' || is === 'otherLine';
}

/** Null where it notifies whom the template names, or whom a contract requires. */
function toWhom(
  { params, wanted, forms }: Asked,
  { code, form = '' }: Endorsement,
  policy: ProvidedPolicy,
): Evaluation | null {
  const { blanketNotice, namedEntities: names = [] } = policy.endorsementDetails.value[code] ?? {};
  if (blanketNotice ?? (names.some(isBlanketWording) || forms.says(form, policy.line, 'blanket') === true)) return null;
  if (names.length === 0) return lacking('unknown', 'NOTICE.RECIPIENT_NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  if (wanted !== null && namedAmong(wanted, names).same !== null) return null;
  const found = { ...params, names, ...(wanted === null ? {} : { wanted }) };
  return lacking('review', 'NOTICE.OTHER_RECIPIENT', 'FIX.DECIDE_STATEMENT', found, policy);
}
