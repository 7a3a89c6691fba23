/** Where the files of a build are served. */
export const builtFolders = ['assets', 'admin-assets', 'pictures', 'service-drawings', 'video'] as const;

export type BuiltFolder = (typeof builtFolders)[number];
