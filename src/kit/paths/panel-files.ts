/** They make the panel installable. Its worker sees only pages under `/admin`. */
export const panelFiles = { worker: '/admin-worker.js', manifest: '/admin.webmanifest' } as const;
