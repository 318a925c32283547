export const MANIFEST_PATH = 'manifest.json';
export const DATA_PATH = 'data.json';
