import type {
  PageKind,
  PageRefusal,
  ReadCertificate,
  ReadingOutcome,
} from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { certificateFindings } from './checks/certificate-findings.js';
import { callsItselfCertificate, CERTIFICATE_FORMS, classOf, type PageClass } from './classify/page-class.js';
import type { PageContent } from './page/page-content.js';
import { readPage } from './reading/read-page.js';

/** A page with fewer words is a picture, if it has one, or blank. */
const FEW_WORDS = 12;

interface SeenPage {
  readonly content: PageContent;
  readonly kind: PageKind;
  readonly fields: readonly FieldReading[] | null;
}

/** Reads the certificates among pages, whatever the pages were made of: words and their places become fields. */
export function readPages(pages: readonly PageContent[]): ReadingOutcome {
  const seen = pages.map(seenPage);
  const kinds = seen.map(({ kind }) => kind);
  const certificates = seen.flatMap((page) =>
    page.fields && hasPolicy(page.fields) ? [certificateOf(page, page.fields)] : [],
  );
  if (certificates.length > 0) return { outcome: 'read', certificates, pages: kinds };
  if (seen.some(({ fields }) => fields !== null))
    return { outcome: 'refused', reason: 'CERTIFICATE.EMPTY', pages: kinds };
  if (kinds.some(({ kind }) => kind === 'picture')) return { outcome: 'scan', pages: kinds };
  return { outcome: 'refused', reason: reasonOf(seen), pages: kinds };
}

function seenPage(content: PageContent): SeenPage {
  const found = classOf(content);
  const isPicture = content.words.length < FEW_WORDS && content.fields.length === 0 && content.isPicture;
  const isOther = found !== null && found.form !== '25' && found.by !== 'title';
  const fields = isPicture || isOther ? null : readPage(content);
  return { content, fields, kind: kindOf(content, found, isPicture, fields !== null) };
}

function kindOf(
  { number, width, height }: PageContent,
  found: PageClass | null,
  isPicture: boolean,
  isRead: boolean,
): PageKind {
  const isForm = found !== null && CERTIFICATE_FORMS.includes(found.form);
  return {
    page: number,
    width,
    height,
    kind: isPicture ? 'picture' : isRead ? 'certificate' : isForm ? 'other form' : 'other',
    form: isRead ? '25' : (found?.form ?? null),
    edition: found?.edition ?? null,
  };
}

const hasPolicy = (fields: readonly FieldReading[]): boolean =>
  fields.some(
    ({ key }) => key.endsWith('.policyNumber') || key.endsWith('.effective') || key.endsWith('.eachOccurrence'),
  );

const certificateOf = ({ content, kind }: SeenPage, fields: readonly FieldReading[]): ReadCertificate => ({
  form: '25',
  edition: kind.edition,
  page: content.number,
  fields,
  findings: certificateFindings(fields, content),
});

function reasonOf(seen: readonly SeenPage[]): PageRefusal {
  const forms = seen.map(({ kind }) => kind.form);
  if (forms.some((form) => form !== null && form !== '25')) return 'CERTIFICATE.OTHER_FORM';
  const isCalled = forms.includes('25') || seen.some(({ content }) => callsItselfCertificate(content));
  return isCalled ? 'CERTIFICATE.LAYOUT_UNKNOWN' : 'CERTIFICATE.NOT_A_CERTIFICATE';
}
