import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import { agencyImportsView } from '@covertrail/contracts/agency-import/agency-import.views';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import { refusedRowText } from './agency-import.problems.js';
import { takeBackEffects } from './kept-policies.reader.js';

/** The imports of the actor's agency, the last first. */
export const agencyImportRows = defineList(agencyImportsView)<PageDto, AgencyImportRow>({
  where: ({ actor }) => ({ where: { agencyId: { eq: actor.companyId } } }),
  order: { field: 'startedAt', direction: 'desc' },
  rows: async (documents, { views }) => {
    const effects = await takeBackEffects(
      documents.map(({ takenBack }) => takenBack),
      views,
    );
    return documents.map(({ agencyId: _own, refused, ...shown }, index) => ({
      ...shown,
      refused: refused.map(({ row, code }) => ({ row, message: refusedRowText(code) })),
      takenBack: effects[index] ?? null,
    }));
  },
});
