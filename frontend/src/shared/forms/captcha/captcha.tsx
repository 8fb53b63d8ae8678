import { lazy, Suspense, type ComponentProps } from 'react';

const CaptchaField = lazy(() => import('./captcha-field.js'));

/** The field of a captcha, which is loaded when it is asked for. */
export const Captcha = (props: ComponentProps<typeof CaptchaField>) => (
  <Suspense fallback={null}>
    <CaptchaField {...props} />
  </Suspense>
);
