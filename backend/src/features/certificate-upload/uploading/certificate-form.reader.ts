import { CertificateUploadDto } from '@covertrail/contracts/certificate-upload/certificate-upload.inputs';
import { inputPipe } from '#http/input.pipe';
import { Problem } from '#http/problem';
import type { KeptUpload } from '#uploads/upload-storage.service';
import type { FormPart } from './certificate-form-storage.service.js';

/** The parts of a form by their field, as multer leaves them. */
export interface FormFiles {
  readonly multipartFiles?: readonly FormPart[];
  readonly request?: readonly FormPart[];
}

/** A form as it was sent: the first file is the certificate. */
export interface CertificateForm {
  readonly request: CertificateUploadDto;
  readonly certificate: KeptUpload;
  readonly additional: readonly KeptUpload[];
}

const isFile = (part: FormPart): part is KeptUpload => 'stored' in part;

/** `body`: holds the JSON part where it was sent as a text. Throws `HTTP.BAD_INPUT`. */
export async function certificateForm(files: FormFiles | undefined, body: unknown): Promise<CertificateForm> {
  const [certificate, ...additional] = (files?.multipartFiles ?? []).filter(isFile);
  if (!certificate) throw new Problem('HTTP.BAD_INPUT', { errors: { multipartFiles: 'Please choose a file.' } });
  const [part] = files?.request ?? [];
  const json = part && 'json' in part ? part.json : textIn(body);
  return { request: await requestIn(json), certificate, additional };
}

function textIn(body: unknown): string | undefined {
  const sent = typeof body === 'object' && body !== null && 'request' in body ? body.request : undefined;
  return typeof sent === 'string' ? sent : undefined;
}

async function requestIn(json: string | undefined): Promise<CertificateUploadDto> {
  if (json === undefined) return new CertificateUploadDto();
  const metadata = { type: 'body', metatype: CertificateUploadDto } as const;
  const checked: unknown = await inputPipe().transform(parsed(json), metadata);
  if (checked instanceof CertificateUploadDto) return checked;
  throw notJson();
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notJson();
  }
}

const notJson = (): Problem => new Problem('HTTP.BAD_INPUT', { errors: { request: 'must be JSON' } });
