import type { Resharing, ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import type { ShareTermsDto } from '@covertrail/contracts/share/share-terms.inputs';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { DOCUMENT_TYPE_IDS, type DocumentType } from '@covertrail/domain/insurance/document-kinds';
import type { RequestedEndorsement } from '@covertrail/domain/insurance/terms/requested-endorsements';
import { detailsOf, detailsValues, EMPTY_DETAILS, type HolderDetailsValues } from '#shared/holders/holder-details.form';

/** With whom it is shared, and for which of its projects. `projectName` is null for the default project of one that has not asked. */
export interface Recipient {
  readonly requesterId: string;
  readonly requesterName: string;
  readonly projectId: string;
  readonly projectName: string | null;
}

/** What was entered into the wizard. */
export interface ShareValues {
  readonly to: readonly Recipient[];
  readonly shareExpiringOn: string;
  readonly loanNumber: string;
  readonly lenderServiceAgent: string;
  readonly policies: readonly ShareChoice[];
  readonly remarks: string;
  readonly endorsementRequests: readonly RequestedEndorsement[];
  readonly holder: HolderDetailsValues;
  readonly forms: Readonly<Partial<Record<CoverageLine, AcordForm>>>;
  readonly documentTypes: readonly DocumentType[];
  /** 1: for printing only [D09]. */
  readonly printOnly: 0 | 1;
}

export const NOTHING_SHARED: ShareValues = {
  to: [],
  shareExpiringOn: '',
  loanNumber: '',
  lenderServiceAgent: '',
  policies: [],
  remarks: '',
  endorsementRequests: [],
  holder: EMPTY_DETAILS,
  forms: {},
  documentTypes: DOCUMENT_TYPE_IDS,
  printOnly: 0,
};

/** To share again: what was shared before, without what cannot be shared any more. */
export function valuesOf({ requesterId, requesterName, projectId, projectName, ...share }: Resharing): ShareValues {
  const { policies, terms, expiresOn } = share;
  const { holder, forms = [], ...stated } = terms;
  return {
    ...NOTHING_SHARED,
    ...stated,
    to: [{ requesterId, requesterName, projectId, projectName }],
    shareExpiringOn: expiresOn ?? '',
    policies: policies.filter(({ unavailable }) => unavailable === null),
    holder: holder ? detailsValues(holder) : EMPTY_DETAILS,
    forms: Object.fromEntries(forms.map(({ line, form }) => [line, form])),
  };
}

export const isHolderEmpty = ({ includeNotesAndAddressOnCoi: _printed, ...texts }: HolderDetailsValues): boolean =>
  Object.values(texts).every((text) => String(text).trim() === '');

/** As it is sent, beside policies and recipients. */
export function sentTerms(values: ShareValues): ShareTermsDto {
  const { shareExpiringOn, loanNumber, lenderServiceAgent, remarks, holder, forms, documentTypes } = values;
  const { endorsementRequests, policies, printOnly } = values;
  const lines = new Set(policies.map(({ line }) => line));
  return {
    shareExpiringOn,
    loanNumber,
    lenderServiceAgent,
    remarks,
    endorsementRequests,
    ...(isHolderEmpty(holder) ? {} : { holder: detailsOf(holder) }),
    selectedAcordForms: keysOf(forms).flatMap((line) => {
      const form = forms[line];
      return form && lines.has(line) ? [{ line, form }] : [];
    }),
    ...(documentTypes.length === DOCUMENT_TYPE_IDS.length ? {} : { documentTypes }),
    ...(printOnly === 1 ? { printOnly } : {}),
  };
}
