export const templatePath = (id: string): string => `/app/templates/${id}`;
export const editorPath = (id: string): string => `${templatePath(id)}/edit`;
export const versionsPath = (id: string): string => `${templatePath(id)}/versions`;
/** The suppliers that are checked against a template, and those of a project. */
export const suppliersPath = (id: string): string => `/app/dashboard?template=${id}`;
export const projectPath = (id: string): string => `/app/dashboard?project=${id}`;
