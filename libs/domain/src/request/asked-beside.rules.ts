import type { AskedBeside } from './request.contract.js';

/** Of all that a request says, what it asks for beside its requirements; what is empty is left out, and so is the standard speed. */
export function askedBeside(of: AskedBeside): AskedBeside {
  const { delivery, documents = [], policyLines = [], forms = [], loanNumber = '', lenderServiceAgent = '' } = of;
  const { isEvidenceOnly = false } = of;
  return {
    ...(delivery && delivery !== 'standard' ? { delivery } : {}),
    ...(documents.length > 0 ? { documents: documents.map(({ kind, name }) => ({ kind, name: name.trim() })) } : {}),
    ...(policyLines.length > 0 ? { policyLines } : {}),
    ...(forms.length > 0 ? { forms } : {}),
    ...(loanNumber.trim() === '' ? {} : { loanNumber: loanNumber.trim() }),
    ...(lenderServiceAgent.trim() === '' ? {} : { lenderServiceAgent: lenderServiceAgent.trim() }),
    ...(isEvidenceOnly ? { isEvidenceOnly } : {}),
  };
}
