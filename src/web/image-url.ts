/** Whether an address that the owner has entered can be a picture. Specification: Service price card, fallback icon. */
export const isUsableImage = (url: string | null): url is string =>
  !!url && url !== 'null' && !url.startsWith('blob:');
