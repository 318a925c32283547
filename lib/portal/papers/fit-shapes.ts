/** What many portals take and no more, in bytes. */
export const portalLimits = { jpeg: 100 * 1024, pdf: 1024 * 1024 } as const;

/** What a picture can be made to fit: a JPG, or a PDF that holds it. */
export type Shape = keyof typeof portalLimits;

export const shapeWords: Record<Shape, { label: string; limit: string; extension: string }> = {
  jpeg: { label: 'JPG, at most 100 KB', limit: '100 KB', extension: 'jpg' },
  pdf: { label: 'PDF, at most 1 MB', limit: '1 MB', extension: 'pdf' },
};
