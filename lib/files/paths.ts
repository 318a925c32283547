/** Where an archive says what it is, and where its rows are. */
export const MANIFEST_PATH = 'manifest.json';
export const DATA_PATH = 'data.json';
