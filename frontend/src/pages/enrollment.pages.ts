import { definePages } from './page.js';

export const enrollmentPages = definePages({
  upgrade: { needs: 'choosePlan', title: 'Upgrade' },
  'contactus/:planId': { needs: 'choosePlan', title: 'Contact Us' },
  'payment-gateway': { needs: 'payEnrollments', title: 'Enrollment Payment' },
  'requestor-verification-program/:result': { needs: 'readEnrollments', title: 'Vendor Management Program' },
});
