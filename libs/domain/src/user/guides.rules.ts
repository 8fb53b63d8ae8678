import type { DismissedGuide } from './user.contract.js';

/** Whether a guide is over for a person: the tour shows the product, so once is enough for all companies; first steps are those of a company. */
export const isDismissed = (
  dismissed: readonly DismissedGuide[],
  { guide, companyId, role }: DismissedGuide,
): boolean =>
  dismissed.some(
    (past) => past.guide === guide && past.role === role && (guide === 'tour' || past.companyId === companyId),
  );
