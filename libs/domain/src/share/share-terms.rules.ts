import { holderDetailsProblem } from '../fields/holder-fields.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ShareTerms } from './share.contract.js';

/** Throws SHARE.HOLDER_TOO_LONG where the holder or the insureds do not fit into their boxes [D06], SHARE.HOLDER_NOT_VALID for any other field. */
export function checkTerms({ holder }: ShareTerms): void {
  const problem = holder === undefined ? null : holderDetailsProblem(holder);
  if (problem === null) return;
  const isLong = problem.code === 'HOLDER_TEXT.TOO_LONG' || problem.code === 'NAMED_INSUREDS.TOO_LONG';
  throw new RuleBroken(isLong ? 'SHARE.HOLDER_TOO_LONG' : 'SHARE.HOLDER_NOT_VALID');
}

/** What was stated, without the parts that say nothing: a share that states nothing more is as one of the time before the wizard. */
export function statedTerms(terms: ShareTerms): ShareTerms {
  const { shareExpiringOn, holder, forms, endorsementRequests, documentTypes, printOnly, ...sent } = terms;
  const { remarks = '', loanNumber = '', lenderServiceAgent = '', recipientId, recipientEmail } = sent;
  return {
    ...(shareExpiringOn ? { shareExpiringOn } : {}),
    ...(holder ? { holder } : {}),
    ...textOf('remarks', remarks),
    ...textOf('loanNumber', loanNumber),
    ...textOf('lenderServiceAgent', lenderServiceAgent),
    ...(forms?.length ? { forms } : {}),
    ...(endorsementRequests?.length ? { endorsementRequests } : {}),
    ...(documentTypes ? { documentTypes } : {}),
    ...(printOnly ? { printOnly } : {}),
    ...(recipientId && recipientEmail ? { recipientId, recipientEmail } : {}),
  };
}

type Text = 'remarks' | 'loanNumber' | 'lenderServiceAgent';

const textOf = (name: Text, text: string): Partial<Record<Text, string>> =>
  text.trim() === '' ? {} : { [name]: text.trim() };
