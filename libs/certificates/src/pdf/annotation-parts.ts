import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { placeBy, type Matrix } from './matrix.js';

/** What is laid over a page: a form field or a note. Its place is in the page's own points. */
export interface AnnotationPart {
  readonly id: string;
  readonly kind: 'field' | 'note';
  readonly name: string;
  readonly value: string | boolean;
  readonly box: Box;
  readonly isHidden: boolean;
}

/** Flags by which an annotation is not shown on a screen: hidden, and no view. */
const NOT_SHOWN = 0x02 | 0x20;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The parts among what the library lists of a page. */
export function annotationParts(annotations: readonly unknown[], page: Matrix): readonly AnnotationPart[] {
  return annotations.map(record).flatMap((annotation) => {
    const kind = annotation.subtype === 'Widget' ? 'field' : annotation.subtype === 'FreeText' ? 'note' : null;
    const value = kind === 'field' ? fieldValue(annotation) : noteText(annotation);
    if (!kind || value === null || !Array.isArray(annotation.rect)) return [];
    return {
      id: String(annotation.id),
      kind,
      name: typeof annotation.fieldName === 'string' ? annotation.fieldName : '',
      value,
      box: boxOf(annotation.rect.map(Number), page),
      isHidden: (Number(annotation.annotationFlags ?? 0) & NOT_SHOWN) !== 0 || annotation.hidden === true,
    };
  });
}

function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], page: Matrix): Box {
  const [a, b] = [placeBy(page, x1, y1), placeBy(page, x2, y2)];
  return { left: Math.min(a.x, b.x), right: Math.max(a.x, b.x), bottom: Math.min(a.y, b.y), top: Math.max(a.y, b.y) };
}

function fieldValue(field: Readonly<Record<string, unknown>>): string | boolean | null {
  if (field.fieldType === 'Btn') {
    const on = field.checkBox === true ? field.exportValue : field.buttonValue;
    const { fieldValue: value } = field;
    return typeof value === 'string' && value !== 'Off' && (value === on || on === null || on === undefined);
  }
  const value: unknown = Array.isArray(field.fieldValue) ? field.fieldValue.join(' ') : field.fieldValue;
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : '';
}

function noteText({ textContent, contentsObj }: Readonly<Record<string, unknown>>): string | null {
  if (Array.isArray(textContent)) return textContent.join('\n');
  const contents = record(contentsObj).str;
  return typeof contents === 'string' && contents !== '' ? contents : null;
}
