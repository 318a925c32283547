/** Such as `/repo`; '' if the site is not in a folder. */
export const basePath: string = process.env.BASE_PATH ?? '';

/** For paths to which the router does not add the folder by itself. */
export const addBasePath = (path: string): string => basePath + path;
