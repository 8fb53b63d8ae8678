import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxOfPlaces, type Place } from '../page/box.js';
import type { PageToForm } from './page-to-form.js';

/** Where a box of the form stands on the page. */
export function boxOnPage(fit: PageToForm, { left, right, bottom, top }: Box): Box {
  return boxOfPlaces([placeOnPage(fit, { x: left, y: bottom }), placeOnPage(fit, { x: right, y: top })]);
}

function placeOnPage({ a, b, c, d, e, f }: PageToForm, { x, y }: Place): Place {
  const whole = a * e - b * d;
  return { x: (e * (x - c) - b * (y - f)) / whole, y: (a * (y - f) - d * (x - c)) / whole };
}
