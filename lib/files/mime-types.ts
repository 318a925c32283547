export const mimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type MimeType = (typeof mimeTypes)[number];

export const fileTypes = ['image', 'pdf', 'document'] as const;
export type FileType = (typeof fileTypes)[number];
