import { countsIn, type Count } from '../text/counts.js';
import { linesOf, type Scope } from './scope.js';
import { ofAll, open, stated, type Statement } from './statement.js';

const SPEAKS = /\bcancel+(?:l?ed|l?ation|l?ing)?\b|\bnon-?\s?renew/i;
const NON_PAYMENT = /\bnon-?\s?payment|\bfailure\s+to\s+pay/i;
const MOST_DAYS = 365;

/** Days of notice before the insurer cancels. Where no line is named it is asked of all of them, as such a clause speaks of the insurance as a whole. */
export function readNotice(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  if (!SPEAKS.test(plain) || !/\bnotic|\bnotif|\bprior\b|\badvance\b/i.test(plain)) return [];
  const days = countsIn(plain).filter(({ unit }) => unit === 'days');
  const nonPayment = days.find((count) => days.length > 1 && isOfNonPayment(plain, count, days));
  const usual = days.find((count) => count !== nonPayment);
  if (usual === undefined) return [];
  if (usual.count === null || nonPayment?.count === null) return [open('wordsAndDigits', usual)];
  if (usual.count < 1 || usual.count > MOST_DAYS || days.length > 2) return [open('alternatives', usual)];
  const notice = { days: usual.count, nonPaymentDays: nonPayment?.count ?? null };
  const lines = scope.isOfAll ? [] : linesOf(scope).flatMap((line) => (line === 'foreign' ? [] : [line]));
  return lines.length === 0
    ? [ofAll({ kind: 'notice', ...notice }, usual)]
    : lines.map((line) => stated({ kind: 'notice', line, ...notice }, usual));
}

/** The period beside the words: `ten (10) days for non-payment`, `except for non-payment of premium, ten (10) days`. */
function isOfNonPayment(plain: string, count: Count, all: readonly Count[]): boolean {
  const next = all.find(({ from }) => from > count.from)?.from ?? plain.length;
  const after = plain.slice(count.to, next);
  if (NON_PAYMENT.test(after))
    return !/\b(?:other\s+than|except)\b[^.;]*$/i.test(after.slice(0, after.search(NON_PAYMENT)));
  const last = all.findLast(({ to }) => to <= count.from)?.to ?? 0;
  return all.at(-1) === count && NON_PAYMENT.test(plain.slice(last, count.from)) && all.length > 1;
}
