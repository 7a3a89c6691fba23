/** The folder that holds package.json: as far from this file as from `dist/server`, where the build puts its code. */
export const projectRoot = new URL('../../', import.meta.url);
