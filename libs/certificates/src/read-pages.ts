import type {
  PageKind,
  PageRefusal,
  ReadCertificate,
  ReadingOutcome,
} from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { certificateFindings } from './checks/certificate-findings.js';
import { withConfirmed } from './checks/confirmed-readings.js';
import { callsItselfCertificate, CERTIFICATE_FORMS, classOf, type PageClass } from './classify/page-class.js';
import type { PageContent } from './page/page-content.js';
import { evidenceFields } from './evidence/evidence-fields.js';
import { propertyFields } from './property/property-fields.js';
import { remarksField } from './evidence/remarks-field.js';
import { namedField } from './reading/field-names.js';
import { readLabeledPage } from './reading/read-labeled-page.js';
import { readPage } from './reading/read-page.js';

/** Certificates of property insurance, and evidence of it, of a building and of commercial property: they are read by their labels alone. */
const LABELED_FORMS = [
  { form: '24', fields: propertyFields },
  { form: '27', fields: evidenceFields },
  { form: '28', fields: evidenceFields },
] as const;
const REMARKS_FORM = '101';

/** A page of pictures with fewer words is a scan, with the lines that a fax, a scanner or a signing service adds; a form alone has hundreds. */
const FEW_WORDS = 60;

interface SeenPage {
  readonly content: PageContent;
  readonly kind: PageKind;
  /** Which form its fields are of. */
  readonly form: ReadCertificate['form'];
  readonly fields: readonly FieldReading[] | null;
}

/** Reads the certificates among pages, whatever the pages were made of: words and their places become fields. */
export function readPages(pages: readonly PageContent[]): ReadingOutcome {
  const seen = pages.map(seenPage);
  const kinds = seen.map(({ kind }) => kind);
  const certificates = seen.flatMap((page) =>
    page.fields && hasPolicy(page.fields) ? [certificateOf(page, remarksField(remarksAfter(seen, page)))] : [],
  );
  if (certificates.length > 0) return { outcome: 'read', certificates, pages: kinds };
  if (seen.some(({ fields }) => fields !== null))
    return { outcome: 'refused', reason: 'CERTIFICATE.EMPTY', pages: kinds };
  if (kinds.some(({ kind }) => kind === 'picture')) return { outcome: 'scan', pages: kinds };
  return { outcome: 'refused', reason: reasonOf(seen), pages: kinds };
}

/** A page of pictures with hardly a word and no form field of the form besides: all that it shows has to be recognized. */
export const isPictureAlone = ({ words, fields, isPicture }: PageContent): boolean =>
  isPicture && words.length < FEW_WORDS && !fields.some(({ name }) => namedField(name) !== null);

function seenPage(content: PageContent): SeenPage {
  const found = classOf(content);
  const isPicture = isPictureAlone(content);
  const isOther = found !== null && found.form !== '25' && found.by !== 'title';
  const labeled = LABELED_FORMS.find(({ form }) => form === found?.form) ?? null;
  const ofLabels = labeled && !isPicture ? readLabeledPage(content, labeled.fields) : null;
  const fields = ofLabels ?? (isPicture || isOther ? null : readPage(content));
  const form = ofLabels && labeled ? labeled.form : '25';
  return { content, form, fields, kind: kindOf(content, found, isPicture, fields !== null ? form : null) };
}

function kindOf(
  { number, width, height }: PageContent,
  found: PageClass | null,
  isPicture: boolean,
  read: ReadCertificate['form'] | null,
): PageKind {
  const isForm = found !== null && CERTIFICATE_FORMS.includes(found.form);
  return {
    page: number,
    width,
    height,
    kind: isPicture ? 'picture' : read !== null ? 'certificate' : isForm ? 'other form' : 'other',
    form: read ?? found?.form ?? null,
    edition: found?.edition ?? null,
  };
}

const hasPolicy = (fields: readonly FieldReading[]): boolean =>
  fields.some(
    ({ key }) => key.endsWith('.policyNumber') || key.endsWith('.effective') || key.endsWith('.eachOccurrence'),
  );

function certificateOf({ content, kind, form, fields }: SeenPage, remarks: readonly FieldReading[]): ReadCertificate {
  const all = withConfirmed([...(fields ?? []), ...remarks], content.isCoarse);
  const findings = certificateFindings(all, content);
  return {
    form,
    edition: kind.edition,
    page: content.number,
    fields: all,
    // Evidence of property names its insurer in a box of its own, without a letter.
    findings:
      form === '24' || form === '25'
        ? findings
        : findings.filter(({ code }) => code !== 'CERTIFICATE.POLICY_WITHOUT_LETTER'),
  };
}

/** The pages of remarks that follow a page, up to the next certificate. */
function remarksAfter(seen: readonly SeenPage[], { content }: SeenPage): readonly PageContent[] {
  const following = seen.filter((page) => page.content.number > content.number);
  const end = following.findIndex(({ fields }) => fields !== null);
  const until = end < 0 ? following : following.slice(0, end);
  return until.filter(({ kind }) => kind.form === REMARKS_FORM).map((page) => page.content);
}

function reasonOf(seen: readonly SeenPage[]): PageRefusal {
  const forms = seen.map(({ kind }) => kind.form);
  if (forms.some((form) => form !== null && form !== '25')) return 'CERTIFICATE.OTHER_FORM';
  const isCalled = forms.includes('25') || seen.some(({ content }) => callsItselfCertificate(content));
  return isCalled ? 'CERTIFICATE.LAYOUT_UNKNOWN' : 'CERTIFICATE.NOT_A_CERTIFICATE';
}
