/** As the document says, which the server renders with the present name. */
export const businessName = (): string => tag().content;

export function rename(name: string) {
  tag().content = name;
}

const tag = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')!;
