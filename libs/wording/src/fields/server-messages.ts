/** What only the server can find out about a field: names are unique in a company, and what a file holds is seen when it arrives. */
export const PROJECT_NAME_TAKEN = 'Project name already exist!';
export const TEMPLATE_NAME_TAKEN = 'Template name is not unique. Please enter another name.';
export const UPLOAD_TOO_LARGE = 'The file is larger than 20 MB.';
export const UPLOAD_OF_OTHER_KIND = 'Please choose a PDF, PNG or JPEG file.';
/** Spec 1 section 8: invalid and expired links read alike. */
export const LINK_NOT_VALID = 'This link is no longer valid';
export const LOCATION_NUMBER_TAKEN = 'Location number Exists';
