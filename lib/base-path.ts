/** The folder of its address that the site is in, such as `/repo`; '' where it has none. */
export const basePath: string = process.env.BASE_PATH ?? '';

/** A path of the site, for what the router does not put into that folder by itself. */
export const addBasePath = (path: string): string => basePath + path;
