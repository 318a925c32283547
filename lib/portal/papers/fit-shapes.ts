/** The upload limits of many portals, in bytes. */
export const portalLimits = { jpeg: 100 * 1024, pdf: 1024 * 1024 } as const;

/** The forms of a fitted copy: a JPG, or a PDF with the JPG in it. */
export type Shape = keyof typeof portalLimits;

export const shapeWords: Record<Shape, { label: string; limit: string; extension: string }> = {
  jpeg: { label: 'JPG, at most 100 KB', limit: '100 KB', extension: 'jpg' },
  pdf: { label: 'PDF, at most 1 MB', limit: '1 MB', extension: 'pdf' },
};
