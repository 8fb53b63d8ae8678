/**
 * Why nothing can be read of a file: it is no PDF, it is cut off or damaged, it opens only with a password, it has no page, or more than a
 * certificate and what belongs to it.
 */
export type FileRefusal =
  | 'CERTIFICATE.NOT_A_PDF'
  | 'CERTIFICATE.BROKEN'
  | 'CERTIFICATE.LOCKED'
  | 'CERTIFICATE.NO_PAGES'
  | 'CERTIFICATE.TOO_MANY_PAGES';
