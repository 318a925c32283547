import type { Office } from '@/content/site';

/** The image of an office for search engines, drawn as the pages' are. */
export const officeImage = ({ id }: Pick<Office, 'id'>) => `/share/office-${id}.png` as const;
